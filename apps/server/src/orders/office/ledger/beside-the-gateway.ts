import type { Ledger, LedgerRow } from '@stagedoor/contract/calls/office/ledger';
import { officePayments } from '../../../payments/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Callers } from '../../../platform/http/caller.ts';
import { ofSeller } from '../../../sellers/index.ts';
import { compareDay } from './compare-day.ts';
import type { LedgerFilter } from './moved-money.ts';

const none: LedgerRow = {
  key: '',
  name: '',
  capturedCents: 0,
  captures: 0,
  declinedCents: 0,
  declines: 0,
  refundedCents: 0,
  refunds: 0,
  voidedCents: 0,
  voids: 0,
  differing: 0,
};

type Sums = Pick<Ledger, 'rows' | 'totals'>;

/** PROG-12: each day says what of it came and went by hand. */
async function namingHands(
  db: Db,
  sellerId: number,
  { by, ...span }: LedgerFilter & { by: string },
  sums: Sums,
): Promise<Sums> {
  if (by !== 'day') return sums;
  const byHand = await officePayments.movedByHand(db, sellerId, span);
  return { ...sums, rows: sums.rows.map((row) => ({ ...row, handCents: byHand.get(row.key) })) };
}

/** The gateway knows no outlets: its books stand only beside those of all of them, and differences are lines. */
export async function besideTheGateway(
  db: Db,
  caller: Callers['office'],
  { by, outletId, ...span }: LedgerFilter & { by: string },
  given: Sums,
): Promise<Ledger> {
  const seesAll =
    caller.outletIds === 'all' && outletId === undefined && caller.grantFor('ledger.lines') !== 'no';
  if (!seesAll) return { ...given, differences: [] };
  const sums = await namingHands(db, caller.sellerId, { by, ...span }, given);
  const { compared, differences } = await officePayments.bookDifferences(db, caller.sellerId, span);
  if (!compared) return { ...sums, differences };
  if (by !== 'day') return { ...sums, books: compared, differences };
  const { dayOf } = await ofSeller.times(db, caller.sellerId);
  const byDay = Map.groupBy(differences, ({ day }) => day);
  const onlyTheirs = [...byDay.keys()].filter((day) => sums.rows.every(({ key }) => key !== day));
  const rows = [...sums.rows, ...onlyTheirs.map((day) => ({ ...none, key: day, name: day }))]
    .toSorted((a, b) => (a.key < b.key ? 1 : -1))
    .map((row) => {
      const isKnown = row.key > dayOf(compared.since) && row.key < dayOf(compared.until);
      return compareDay(row, isKnown, byDay.get(row.key) ?? []);
    });
  return { ...sums, rows, books: compared, differences };
}
