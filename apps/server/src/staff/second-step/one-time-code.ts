// One-time codes as every authenticator app makes them: six digits, a new one each half minute.
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks of telephones may be a half minute off, either way. */
const WINDOW = 1;

export const newStepSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app is shown, as text or as a picture. */
export const stepAddress = (secret: string, label: string, issuer: string): string =>
  new TOTP({ issuer, label, secret, digits: DIGITS, period: PERIOD_SECONDS }).toString();

/** The half minute to which a code belongs, or undefined for one that fits none near by. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = TOTP.validate({
    token: code.replaceAll(/\s/g, ''),
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
