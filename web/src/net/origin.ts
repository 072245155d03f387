/** Where links lead: to this server, by the address at which others reach it. */

/** The origin that the server has been told of (`--public-url`), or else the one by which this page was fetched. */
export const publicOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? location.origin;

/** Whether an address leads here on this device alone. */
export function leadsOnlyHere(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
