/** The four ways a courier works out a check digit from a serial. */

export type Checksum =
  | { readonly kind: 'mod10'; readonly even?: number | undefined; readonly odd?: number | undefined }
  | { readonly kind: 'mod7' }
  | { readonly kind: 's10' }
  | {
      readonly kind: 'weighted';
      readonly weights: readonly number[];
      readonly moduli: readonly [number, number];
    };

/** Digits that are put before a serial unless it starts with one of these. */
export interface Prepend {
  readonly digits: string;
  readonly unless: readonly string[];
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

export function checkDigit(checksum: Checksum, serial: string): number {
  switch (checksum.kind) {
    case 'mod10':
      return (10 - (alternatingSum(serial, checksum.even ?? 1, checksum.odd ?? 1) % 10)) % 10;
    case 'mod7':
      return Number(serial) % 7;
    case 's10':
      return s10CheckDigit(weightedSum(serial, S10_WEIGHTS) % 11);
    case 'weighted':
      return (weightedSum(serial, checksum.weights) % checksum.moduli[0]) % checksum.moduli[1];
  }
}

/** The serial as the checksum wants it. */
export function completed(serial: string, prepend: Prepend | null): string {
  if (!prepend) return serial;
  for (const start of prepend.unless) {
    if (serial.startsWith(start)) return serial;
  }
  return prepend.digits + serial;
}

/** Positions are counted from 0, so the first character is an even one. */
function alternatingSum(serial: string, even: number, odd: number): number {
  let sum = 0;
  for (let position = 0; position < serial.length; position++) {
    sum += valueAt(serial, position) * (position % 2 === 0 ? even : odd);
  }
  return sum;
}

/** The weights repeat over the serial from its first digit. */
function weightedSum(serial: string, weights: readonly number[]): number {
  let sum = 0;
  for (let position = 0; position < serial.length; position++) {
    sum += valueAt(serial, position) * weights[position % weights.length]!;
  }
  return sum;
}

/** A digit counts for itself, a capital for its character code minus 3, modulo 10. */
function valueAt(serial: string, position: number): number {
  const code = serial.charCodeAt(position);
  return code <= 57 ? code - 48 : (code - 3) % 10;
}

function s10CheckDigit(remainder: number): number {
  if (remainder === 0) return 5;
  return remainder === 1 ? 0 : 11 - remainder;
}
