import { beforeAll, describe, expect, it, vi } from "vitest";

let router: typeof import("./router");

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  router = await import("./router");
});

describe("an address", () => {
  it.each([
    ["/", "start"],
    ["/friends", "friends"],
    ["/lobby", "lobby"],
    ["/record", "record"],
    ["/fair", "fair"],
    ["/t/aB-_9", "table"],
    ["/r/0123", "replay"],
    ["/t/", "nothing"],
    [`/t/${"x".repeat(33)}`, "nothing"],
    ["/r/a/b", "nothing"],
    ["/constructor", "nothing"],
  ])("%s is the page %s", (path, page) => expect(router.parseRoute(path, "").page).toBe(page));
});

describe("a personal link", () => {
  it("carries a secret", () => {
    expect(router.secretIn(`#k=${"aB-_".repeat(8)}`)).toBe("aB-_".repeat(8));
  });

  it.each(["", "#", "#k=short", `#k=${"x".repeat(65)}`, `#k=${"a b".repeat(10)}`, "#result"])("isn't %j", (hash) => {
    expect(router.secretIn(hash)).toBeNull();
  });
});
