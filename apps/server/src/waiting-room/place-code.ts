// With a code a page asks how far the line is, without a session and without the database. It opens nothing: who may
// take tickets is judged by the place itself.
import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (key: string, place: string): string =>
  createHmac('sha256', key).update(place).digest('base64url').slice(0, 22);

export const codeOf = (key: string, place: string): string => `${place}.${signatureOf(key, place)}`;

/** The place that a code of this very room is for. */
export function placeOf(key: string, code: string): string | undefined {
  const [place = '', signature = ''] = code.split('.');
  const right = Buffer.from(signatureOf(key, place));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) ? place : undefined;
}

/** As it stands in the file of the lot. */
export const entryOf = (place: string): string => place.replaceAll('-', '');
