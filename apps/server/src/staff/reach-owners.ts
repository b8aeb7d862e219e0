import type { Letterhead } from '../mail/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { officeOriginOf } from './make-link.ts';
import { staffLetterhead } from './mails/staff-letterhead.ts';
import type { StaffNeeds } from './staff-needs.ts';
import './tables.ts';

export interface ReachedOwner {
  email: string;
  from: Letterhead;
  officeAddress: string;
}

/** What letters to a seller's staff are written on; undefined before there is an outlet. */
export async function staffPaper(
  needs: StaffNeeds,
  sellerId: number,
): Promise<Omit<ReachedOwner, 'email'> | undefined> {
  const from = await staffLetterhead(needs, sellerId);
  return from && { from, officeAddress: `${await officeOriginOf(needs, sellerId)}/` };
}

/** Everybody who owns a shop here, or the one named, on the paper of their seller; whoever owns several hears of it once. */
export async function reachOwners(
  needs: { db: Db } & StaffNeeds,
  ofSeller?: number,
): Promise<ReachedOwner[]> {
  const rows = await needs.db
    .selectFrom('staff_roles as r')
    .innerJoin('staff as s', 's.staff_id', 'r.staff_id')
    .select(['r.seller_id as sellerId', 's.email', 's.email_key as key'])
    .where('r.role', '=', 'owner')
    .where((eb) => (ofSeller === undefined ? eb.lit(true) : eb('r.seller_id', '=', ofSeller)))
    .orderBy('r.seller_id')
    .orderBy('s.staff_id')
    .execute();
  const owners = new Map<string, ReachedOwner>();
  for (const { sellerId, email, key } of rows) {
    const paper = owners.has(key) ? undefined : await staffPaper(needs, sellerId);
    if (paper) owners.set(key, { email, ...paper });
  }
  return [...owners.values()];
}
