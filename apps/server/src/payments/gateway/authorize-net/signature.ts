import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignatureSettings {
  signatureKey: string;
  signatureKeyFormat: 'text' | 'hex';
}

/** `sha512=` and the HMAC of the very bytes that came, in hexadecimal of either case. */
export function isSignedByGateway(
  body: Buffer,
  header: string | undefined,
  { signatureKey, signatureKeyFormat }: SignatureSettings,
): boolean {
  const [, given] = /^sha512=([0-9a-f]{128})$/i.exec(header ?? '') ?? [];
  if (given === undefined) return false;
  const key = signatureKeyFormat === 'hex' ? Buffer.from(signatureKey, 'hex') : signatureKey;
  const expected = createHmac('sha512', key).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
