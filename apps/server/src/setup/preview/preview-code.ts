// SETUP-04, PROG-02: who may look at a draft in the shop itself has an address that says so, signed, for a while.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OutletKey } from '../../sellers/index.ts';

const SHAPE = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})(?:\.(\d{1,10}))?(?:\.at(\d{1,12}))?\.([\w-]{43})$/;
const SECOND = 1000;

/** Whose draft it is: the outlet's own, or that of one of its shows. */
export interface Previewed extends OutletKey {
  draftId?: number | undefined;
  /** The moment at which one looks; missing: whenever that is. */
  at?: Date | undefined;
}

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`preview ${said}`).digest('base64url');

const sayingOf = (...parts: (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('.');

const seconds = (moment: Date): number => Math.floor(moment.getTime() / SECOND);

export function previewCode(
  secret: string,
  { sellerId, outletId, draftId, at }: Previewed,
  until: Date,
): string {
  const said = sayingOf(sellerId, outletId, seconds(until), draftId, at && `at${seconds(at)}`);
  return `${said}.${signatureOf(secret, said)}`;
}

/** Whose draft may be seen; nobody's once its time is over, or where a letter of it was changed. */
export function readPreviewCode(secret: string, code: string, now: Date): Previewed | undefined {
  const [, sellerId = '', outletId = '', until = '', draftId, at, signature = ''] = SHAPE.exec(code) ?? [];
  if (signature === '' || Number(until) * SECOND < now.getTime()) return undefined;
  const expected = signatureOf(secret, sayingOf(sellerId, outletId, until, draftId, at && `at${at}`));
  const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  if (!isOurs) return undefined;
  const key = { sellerId: Number(sellerId), outletId: Number(outletId) };
  return {
    ...key,
    ...(draftId !== undefined && { draftId: Number(draftId) }),
    ...(at !== undefined && { at: new Date(Number(at) * SECOND) }),
  };
}
