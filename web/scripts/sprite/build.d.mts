/** The text of src/schwimmen/rulebook/sprite.svg. */
export function build(): string;
/** The text of src/icon.svg. */
export function buildIcon(): string;
