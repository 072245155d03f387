/** The id of a text that belongs to values of the protocol; src/schwimmen/words.py does the same in Python. */
export function textId(...parts: (string | number | boolean)[]): string {
  return parts.join("-").toLowerCase().replace(/[_.]/g, "-");
}
