import type { Problem } from '@stagedoor/rules/programme/problem';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { valueOf } from '@stagedoor/rules/values/value-of';

type Hashes = ReadonlyMap<number, string>;

/** A password that is still the right one is the one it has, so that saying it again changes nothing. */
export async function settlePasswords(programme: Programme, hashes: Hashes): Promise<Programme> {
  const outlets: Programme['outlets'] = [];
  for (const outlet of programme.outlets) {
    const kept = hashes.get(outlet.id);
    const isSame =
      typeof outlet.password === 'string' &&
      kept !== undefined &&
      (await verifyPassword(kept, outlet.password));
    outlets.push(isSame ? { ...outlet, password: true } : outlet);
  }
  return { ...programme, outlets };
}

export const missingPasswords = ({ outlets }: Programme, hashes: Hashes): Problem[] =>
  outlets.flatMap(({ id, password }, index) =>
    password === true && !hashes.has(id)
      ? [
          {
            path: ['outlets', index, 'password'],
            message: 'The outlet has no password that could stay: write one.',
          },
        ]
      : [],
  );

/** What shall be kept of each private outlet's password. */
export async function newHashes({ outlets }: Programme, hashes: Hashes): Promise<Map<number, string>> {
  const wanted = new Map<number, string>();
  for (const { id, password } of outlets) {
    if (password === null) continue;
    wanted.set(id, password === true ? valueOf(hashes, id) : await hashPassword(password));
  }
  return wanted;
}
