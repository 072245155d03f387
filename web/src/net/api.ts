/** What is asked over HTTP. */

import type {
  Catalogue, HttpProblem, Lobby, NewTable, Replay, ReplayOpened, ReplayRequest, RulesAnswer, RulesRequest, TableOpened,
} from "../protocol";

/** An answer that is no success, or none at all; the text is `failed-CODE`. */
export class ApiError extends Error {
  constructor(readonly problem: HttpProblem) {
    super(problem.code);
  }
}

export async function ask<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const request: RequestInit = { signal: signal ?? null };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ code: "unreachable", problems: [] });
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return (await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<HttpProblem> {
  try {
    const problem = (await response.json()) as Partial<HttpProblem>;
    if (typeof problem.code === "string") return { code: problem.code, problems: problem.problems ?? [] };
  } catch {
    // Not this server's answer: a proxy's, say.
  }
  return { code: "unreachable", problems: [] };
}

export const fetchCatalogue = (): Promise<Catalogue> => ask("/api/rules");

export const lookAtRules = (rules: RulesRequest, signal?: AbortSignal): Promise<RulesAnswer> =>
  ask("/api/rules", rules, signal);

export const openTable = (table: NewTable): Promise<TableOpened> => ask("/api/tables", table);

export const fetchLobby = (signal?: AbortSignal): Promise<Lobby> => ask("/api/lobby", undefined, signal);

const matchPath = (table: string, match: number): string => `/api/tables/${table}/matches/${match}`;

/** Where a match's record is, without the round in play. */
export const recordPath = (table: string, match: number): string => `${matchPath(table, match)}/record`;

/** Where it is told how a match's cards were shuffled. */
export const proofPath = (table: string, match: number): string => `${matchPath(table, match)}/proof`;

/** Where the QR code of an address of this server is. */
export const qrPath = (address: string): string => `/api/qr?path=${encodeURIComponent(address)}`;

export const openReplay = (table: string, match: number): Promise<ReplayOpened> => ask(`${matchPath(table, match)}/replay`, {});

export const fetchReplay = (replay: string, seat: number, round: number): Promise<Replay> =>
  ask(`/api/replays/${replay}?seat=${seat}&round=${round}`);

export const replayRecord = (record: string, seat: number, round: number): Promise<Replay> =>
  ask("/api/replays", { record, seat, round } satisfies ReplayRequest);
