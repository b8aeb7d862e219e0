/** Kinds of characters, told from their codes without regard to any language. */

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
