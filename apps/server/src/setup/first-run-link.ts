// SETUP-01: the way into an installation that has no seller, for whoever reads what its start prints.
import { FIRST_RUN_HOURS } from '@stagedoor/rules/staff/staff-limits';
import { officeOrigin } from '../platform/http/office-place.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Db } from '../platform/db/tables.ts';
import { listSellers } from '../sellers/index.ts';
import { findFirstRunLink, insertFirstRunLink } from './first-run-link-store.ts';
import type { FirstRunLink } from './first-run-link-store.ts';
import type { SetupNeeds } from './setup-needs.ts';

const HOUR_MS = 3_600_000;

export const hasSeller = async (db: Db): Promise<boolean> => (await listSellers(db)).length > 0;

/** The address to print; nothing where there is a seller, or no box office to found it in. */
export async function makeFirstRunLink(
  { db, place, publicAddress, founders }: SetupNeeds,
  now: Date,
): Promise<string | undefined> {
  if (place.kind === 'none' || (await hasSeller(db))) return undefined;
  const token = newSecret();
  const hash = hashSecret(token);
  await insertFirstRunLink(db, {
    token_hash: hash,
    step_secret: founders.newStep(hash),
    created_at: now,
    expires_at: new Date(now.getTime() + FIRST_RUN_HOURS * HOUR_MS),
  });
  // The token stands after the `#`, so that it reaches no log on its way.
  return `${officeOrigin(place, publicAddress, 'localhost')}/first-run#${token}`;
}

/** A link that may still be used. As soon as there is a seller, by whatever way, none may. */
export async function requireFirstRunLink(
  { db }: SetupNeeds,
  token: string,
  now: Date,
): Promise<FirstRunLink> {
  const link = (await findFirstRunLink(db, hashSecret(token), now)) ?? refuse('FIRST_RUN_REFUSED');
  return (await hasSeller(db)) ? refuse('FIRST_RUN_REFUSED') : link;
}

export const waitingStepOf = ({ step_secret, token_hash }: FirstRunLink) => ({
  sealed: step_secret,
  boundTo: token_hash,
});
