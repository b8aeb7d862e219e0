import { match, type Options } from './match.ts';
import { resultOf, type TrackingNumber } from './result.ts';

/**
 * Says whose number one candidate is, or null. Only its letters and digits count, small letters as capitals,
 * and they must make up one number from end to end.
 */
export function identify(candidate: string, options: Options = {}): TrackingNumber | null {
  if (typeof candidate !== 'string') throw new TypeError('identify takes the candidate as a string');
  const number = candidate.replaceAll(/[^A-Za-z0-9]+/g, '').toUpperCase();
  const shape = match(number, 0, number.length, options);
  return shape ? resultOf(shape, number) : null;
}
