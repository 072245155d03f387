declare module "virtual:languages" {
  interface Language {
    /** As in BCP 47, and as the folder in src/schwimmen/locales is called. */
    readonly tag: string;
    /** What its speakers call it. */
    readonly name: string;
    readonly load: () => Promise<{ default: string }>;
  }
  const languages: readonly Language[];
  export default languages;
}
