import { match, type Options } from './match.ts';
import { resultOf, type TrackingNumber } from './result.ts';

const IS_PLAIN = /^[A-Z0-9]*$/;
const OTHERS = /[^A-Za-z0-9]+/g;

/**
 * Says whose number one candidate is, or null. Only its letters and digits count, small letters as capitals,
 * and they must make up one number from end to end.
 */
export function identify(candidate: string, options: Options = {}): TrackingNumber | null {
  if (typeof candidate !== 'string') throw new TypeError('identify takes the candidate as a string');
  const number = IS_PLAIN.test(candidate) ? candidate : candidate.replaceAll(OTHERS, '').toUpperCase();
  const shape = match(number, 0, number.length, options);
  return shape ? resultOf(shape, number) : null;
}
