/** Decides whether some characters are a number, and whose. */

import { checkDigit, completed } from './checksum.ts';
import { fits } from './layout.ts';
import { type Shape, shapesFor } from './shapes.ts';

export interface Options {
  /** Accept service types outside the lists that are known to be incomplete (UPS, UPS Waybill, USPS 20). */
  readonly acceptUnlistedServices?: boolean;
  /** Look only at the formats of the courier with this code. */
  readonly courier?: string;
}

/** The first shape that so many characters from there on have, or undefined; the text has no blanks. */
export function match(text: string, at: number, length: number, options: Options): Shape | undefined {
  for (const shape of shapesFor(length, text.charCodeAt(at))) {
    if (options.courier !== undefined && options.courier !== shape.courier.code) continue;
    if (fits(shape.layout, text, at) && isListed(shape, text, at, options) && isChecked(shape, text, at)) {
      return shape;
    }
  }
  return undefined;
}

function isListed({ lookups }: Shape, text: string, at: number, options: Options): boolean {
  for (const { code, known, mayBeUnlisted } of lookups) {
    if (mayBeUnlisted && options.acceptUnlistedServices) continue;
    const start = at + code.at;
    if (!known.has(text.slice(start, start + code.length))) return false;
  }
  return true;
}

function isChecked({ check, prepend }: Shape, text: string, at: number): boolean {
  if (!check) return true;
  const start = at + check.serial.at;
  const serial = completed(text.slice(start, start + check.serial.length), prepend);
  return checkDigit(check.checksum, serial) === text.charCodeAt(at + check.digit.at) - 48;
}
