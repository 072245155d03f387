import { afterEach, describe, expect, it, vi } from "vitest";
import { leadsOnlyHere, publicOrigin } from "./origin";

afterEach(() => vi.unstubAllGlobals());

describe("where links lead", () => {
  const page = (told: string | null) => {
    vi.stubGlobal("document", { querySelector: (asked: string) => (asked === 'meta[name="public-url"]' && told ? { content: told } : null) });
    vi.stubGlobal("location", { origin: "http://localhost:3131" });
  };

  it("is what the server was told, or where the page came from", () => {
    page("https://cards.example");
    expect(publicOrigin()).toBe("https://cards.example");
    page(null);
    expect(publicOrigin()).toBe("http://localhost:3131");
  });

  it("is known to be this device alone", () => {
    for (const host of ["localhost", "LOCALHOST:80", "a.localhost", "127.0.0.1:3131", "127.9.9.9", "[::1]:3131", "0x7f.1"])
      expect(leadsOnlyHere(`http://${host}/t/abc#k=x`), host).toBe(true);
    for (const host of ["192.168.1.5:3131", "localhost.example", "127.example", "my-host", "[fe80::1]", "128.0.0.1"])
      expect(leadsOnlyHere(`http://${host}/`), host).toBe(false);
  });
});
