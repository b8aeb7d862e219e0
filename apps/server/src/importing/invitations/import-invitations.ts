import { valueOf } from '@stagedoor/rules/values/value-of';
import { catalogueCache } from '../../catalogue/index.ts';
import { listInvitations, saveInvitations } from '../../guest-list/index.ts';
import type { InvitationWish, ReadInvitationFile } from '../../guest-list/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { Changes } from '../../platform/db/changes.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import type { Remark } from '../reading/report.ts';
import type { WrittenInvitation } from './invitation-record.ts';
import { readInvitations, readRow } from './read-invitations.ts';
import type { KnownToOutlet } from './read-invitations.ts';

export interface MadeInvitation {
  invitationId: number;
  reference: string;
  guest: string;
  email: string | null;
  token: string;
}

export interface InvitationsImported {
  mistakes: readonly Remark[];
  /** How many lines the file has, and how many of them are good. */
  lines: number;
  good: number;
  /** None where nothing was saved. */
  changes: Changes | undefined;
  made: MadeInvitation[];
}

const placeOf = ({ sellerId, id }: StoredOutlet) => ({ sellerId, outletId: id });

async function knownTo(db: Db, outlet: StoredOutlet, now: Date): Promise<KnownToOutlet> {
  const place = placeOf(outlet);
  const { levels } = await catalogueCache(db).get(place.sellerId, place.outletId);
  const eventIds = [...new Set([...levels.values()].map(({ eventId }) => eventId))];
  const stock = await officeStock.ofEvents(db, place.sellerId, eventIds, now);
  const capacities = new Map(stock.map(({ levelId, capacity }) => [levelId, capacity]));
  const listed = await listInvitations(db, place, now);
  return {
    zone: outlet.timeZone,
    levels: new Map([...levels.keys()].map((id) => [id, capacities.get(id) ?? 0])),
    deliveryMethodIds: new Set(outlet.deliveryMethods.filter(({ active }) => active).map(({ id }) => id)),
    used: new Map(
      listed.map(({ reference, ticketsHeld, uses }) => [reference ?? '', { tickets: ticketsHeld, uses }]),
    ),
  };
}

const asWish = (row: WrittenInvitation): InvitationWish => ({
  reference: row.reference,
  guestName: row.guest,
  guestEmail: row.email,
  deliveryMode: row.delivery,
  collectsPayment: row.payment,
  ticketQuota: row.tickets,
  useLimit: row.uses,
  expiresAt: row.expires,
  levelIds: row.levels,
});

/** The links exist in this moment only: whoever keeps them does so before anything is final. */
async function save(
  db: Db,
  outlet: StoredOutlet,
  rows: readonly WrittenInvitation[],
  now: Date,
  keepLinks: (made: MadeInvitation[]) => void,
): Promise<Pick<InvitationsImported, 'changes' | 'made'>> {
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  return inTransaction(db, async (tx) => {
    const saved = await saveInvitations(tx, placeOf(outlet), rows.map(asWish), now);
    const made = saved.made.map(({ invitationId, reference, token }) => {
      const { guest, email } = valueOf(byReference, reference);
      return { invitationId, reference, guest, email, token };
    });
    keepLinks(made);
    return { changes: saved.changes, made };
  });
}

export interface InvitationsOptions {
  now: Date;
  /** Makes the good ones although others are broken; otherwise a broken line stops everything. */
  withoutBroken: boolean;
  dryRun: boolean;
  keepLinks: (made: MadeInvitation[]) => void;
}

/** OPS-35: all that is wrong is told with its line; the rest is made if that is wanted. */
export async function importInvitations(
  db: Db,
  outlet: StoredOutlet,
  { file, content }: { file: string; content: string },
  { now, withoutBroken, dryRun, keepLinks }: InvitationsOptions,
): Promise<InvitationsImported> {
  const { good, mistakes, lines } = readInvitations(file, content, await knownTo(db, outlet, now), now);
  const result = { mistakes, lines, good: good.length };
  if (dryRun || good.length === 0 || (mistakes.length > 0 && !withoutBroken)) {
    return { ...result, changes: undefined, made: [] };
  }
  return { ...result, ...(await save(db, outlet, good, now, keepLinks)) };
}

/** For the desk: what the good lines wish for, and what is wrong with the others. */
export const readInvitationFile: ReadInvitationFile = async (db, outlet, content, now) => {
  const { good, mistakes, lines } = readInvitations('file', content, await knownTo(db, outlet, now), now);
  return {
    wishes: good.map(asWish),
    lines,
    problems: mistakes.map(({ place, text }) => ({ line: place.line, problem: text })),
  };
};

/** One invitation out of what somebody typed, checked as a line of a file is. */
export async function makeInvitation(
  db: Db,
  outlet: StoredOutlet,
  fields: Iterable<readonly [string, string]>,
  now: Date,
): Promise<{ made?: MadeInvitation | undefined; mistakes: readonly Remark[] }> {
  const place = { file: 'command', line: 1 };
  const { row, mistakes } = readRow(fields, place, await knownTo(db, outlet, now), now);
  if (!row || mistakes.length > 0) return { mistakes };
  const [made] = (await save(db, outlet, [row], now, () => {})).made;
  return made ? { made, mistakes } : { mistakes: [{ place, text: `"${row.reference}" exists already.` }] };
}
