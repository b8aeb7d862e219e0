/** Decides whether some characters are a number, and whose. */

import { checkDigit, completed } from './checksum.ts';
import { fits } from './layout.ts';
import { readGroup, type Shape, shapesFor } from './shapes.ts';

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

function isChecked(shape: Shape, text: string, at: number): boolean {
  const { checksum, prepend } = shape.format;
  if (!checksum || !shape.serial || !shape.checkDigit) return true;
  const start = at + shape.serial.at;
  const serial = completed(text.slice(start, start + shape.serial.length), prepend);
  return checkDigit(checksum, serial) === text.charCodeAt(at + shape.checkDigit.at) - 48;
}

function isListed(shape: Shape, text: string, at: number, options: Options): boolean {
  const { services, moreServicesExist, containers, countries } = shape.format;
  const anyService = options.acceptUnlistedServices && moreServicesExist;
  if (services && !anyService && !Object.hasOwn(services, readGroup(shape, 'ServiceType', text, at)))
    return false;
  if (containers && !Object.hasOwn(containers, readGroup(shape, 'ShippingContainerType', text, at)))
    return false;
  return !countries || countries.has(readGroup(shape, 'CountryCode', text, at));
}
