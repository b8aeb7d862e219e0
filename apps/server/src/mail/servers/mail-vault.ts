// What must not be read by whoever has the database alone: the password, and the key that signs letters.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { secretBox } from '../../platform/secret-box.ts';

const PURPOSE = 'mail-servers';
const CODE_DIGITS = 6;
const CODE_MS = 30 * 60_000;

export interface MailSecrets {
  password: string;
  dkimKey: string;
}

export interface MailVault {
  seal(secrets: MailSecrets, sellerId: number): string;
  /** Undefined where none of the keys opens it. */
  open(sealed: string, sellerId: number): (MailSecrets & { isOld: boolean }) | undefined;
  /** What the letter of these settings says; half an hour later it says something else. */
  codeFor(settings: readonly string[], now: Date): string;
  isCodeFor(settings: readonly string[], code: string, now: Date): boolean;
}

function read(text: string): MailSecrets {
  const { password, dkimKey } = recordOf(JSON.parse(text));
  return { password: textOf(password), dkimKey: textOf(dkimKey) };
}

function codeAt(key: string, settings: readonly string[], slot: number): string {
  const made = createHmac('sha256', key)
    .update(JSON.stringify([PURPOSE, settings, slot]))
    .digest();
  return String(made.readUInt32BE(0) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The first key seals, all of them open; undefined where there is none. */
export function mailVault(keys: readonly string[]): MailVault | undefined {
  const [key] = keys;
  const boxes = keys.map((each) => secretBox(each, PURPOSE));
  const [first] = boxes;
  if (key === undefined || first === undefined) return undefined;
  const slotOf = (now: Date): number => Math.floor(now.getTime() / CODE_MS);
  return {
    seal: (secrets, sellerId) => first.seal(JSON.stringify(secrets), sellerId),
    open: (sealed, sellerId) => {
      for (const box of boxes) {
        try {
          return { ...read(box.open(sealed, sellerId)), isOld: box !== first };
        } catch {
          // Not by this one.
        }
      }
      return undefined;
    },
    codeFor: (settings, now) => codeAt(key, settings, slotOf(now)),
    // A letter takes its time, and a half hour may end meanwhile.
    isCodeFor: (settings, code, now) =>
      [0, 1].some((back) => isSame(codeAt(key, settings, slotOf(now) - back), code.trim())),
  };
}
