// SETUP-04: who may look at a draft in the shop itself has an address that says so, signed, for a short while.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OutletKey } from '../../sellers/index.ts';

const SHAPE = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;
const SECOND = 1000;

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`preview ${said}`).digest('base64url');

export function previewCode(secret: string, { sellerId, outletId }: OutletKey, until: Date): string {
  const said = `${sellerId}.${outletId}.${Math.floor(until.getTime() / SECOND)}`;
  return `${said}.${signatureOf(secret, said)}`;
}

/** Whose draft may be seen; nobody's once its time is over, or where a letter of it was changed. */
export function readPreviewCode(secret: string, code: string, now: Date): OutletKey | undefined {
  const [, sellerId = '', outletId = '', until = '', signature = ''] = SHAPE.exec(code) ?? [];
  if (signature === '' || Number(until) * SECOND < now.getTime()) return undefined;
  const expected = signatureOf(secret, `${sellerId}.${outletId}.${until}`);
  const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  return isOurs ? { sellerId: Number(sellerId), outletId: Number(outletId) } : undefined;
}
