// A backup holds no secret of the environment, only a mark of each: enough to see that a restored shop has the ones that
// its rows were written with, too little to find one.
import { createHash } from 'node:crypto';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import type { Config } from '../config.ts';
import type { Seals } from '../platform/db/backup.ts';

const LETTERS = 8;

/** What ends where the secret is another one. */
const losses = {
  TICKET_SECRET: 'the addresses of tickets in letters lead nowhere',
  STAFF_SECRET: 'the second steps of staff are not taken',
  DRAW_SECRET: 'draws that are committed to cannot go on',
  SECRETS_KEY: 'the keys of sellers’ gateways cannot be read',
} as const;

type Name = keyof typeof losses;

const secretsOf = ({ orders, staff, awards, moreGateways }: Config): Record<Name, string | undefined> => ({
  TICKET_SECRET: orders.ticketSecret,
  STAFF_SECRET: staff.secret,
  DRAW_SECRET: awards.drawKey,
  SECRETS_KEY: moreGateways.secretsKeys[0],
});

export function sealsOf(config: Config): Seals {
  const seals: Seals = {};
  for (const [name, secret] of Object.entries(secretsOf(config))) {
    if (!secret) continue;
    seals[name] = createHash('sha256').update(`stagedoor ${name} ${secret}`).digest('hex').slice(0, LETTERS);
  }
  return seals;
}

/** A sentence for each secret that is not the one of the backup. One that it does not know says nothing. */
export function otherSecrets(of: Seals, config: Config): string[] {
  const here = sealsOf(config);
  return keysOf(losses)
    .filter((name) => of[name] !== undefined && of[name] !== here[name])
    .map((name) => `${name} is not the one of this backup: ${losses[name]}. Put the old one back.`);
}
