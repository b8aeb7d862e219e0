// What the demo has of codes: one of each kind, at shows that are not those which most people look at first.
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { addDrawnCodes, addOwnCode, insertSet, namesOfSets } from '../new-code-store.ts';

const DAY_SECONDS = 86_400;
/** The second night of the Paper Lanterns, which is on sale nine days after the demo was loaded. */
const SECOND_NIGHT = 105;
const HALCYON = 103;

const everywhere = {
  is_many: false,
  opens: null,
  takes_ppm: null,
  with_fees: false,
  outlet_ids: null,
  level_ids: null,
  starts_at: null,
  most_orders: null,
  most_tickets: null,
  most_per_account: null,
  returns_use: true,
} as const;
const amount = (cents: number, per: 'ticket' | 'order') =>
  ({ ...everywhere, takes: 'amount', takes_cents: cents, takes_per: per }) as const;

const setsOf = (now: Date) =>
  [
    {
      ...amount(500, 'ticket'),
      name: 'OCTOBER5',
      event_ids: null,
      made_at: secondsAfter(now, -60 * DAY_SECONDS),
      ends_at: secondsAfter(now, -18 * DAY_SECONDS),
    },
    {
      ...everywhere,
      takes: 'comps',
      takes_cents: null,
      takes_per: null,
      with_fees: true,
      name: 'CREW-NIGHT2',
      event_ids: [HALCYON],
      most_orders: 12,
      most_tickets: 2,
      made_at: now,
      ends_at: null,
    },
    {
      ...amount(1500, 'order'),
      name: 'RADIO-',
      is_many: true,
      event_ids: [HALCYON],
      most_orders: 1,
      most_tickets: 4,
      made_at: now,
      ends_at: secondsAfter(now, 20 * DAY_SECONDS),
    },
    {
      ...amount(500, 'ticket'),
      name: 'TIDES-EARLY',
      opens: 'sale',
      event_ids: [SECOND_NIGHT],
      most_orders: 200,
      made_at: now,
      ends_at: secondsAfter(now, 9 * DAY_SECONDS),
    },
  ] as const;

const MANY = 200;

/** Loading twice changes nothing. */
export async function loadDemoCodes(
  db: Db,
  { sellerId, madeBy }: { sellerId: number; madeBy: number },
  now: Date,
): Promise<void> {
  const names = await namesOfSets(db, sellerId);
  for (const { event_ids, ...set } of setsOf(now).filter(({ name }) => !names.has(name)))
    await inTransaction(db, async (tx) => {
      const row = { ...set, event_ids: event_ids && [...event_ids], seller_id: sellerId, made_by: madeBy };
      const made = await insertSet(tx, row);
      if (set.is_many) await addDrawnCodes(tx, made, set.name, MANY);
      else await addOwnCode(tx, made, set.name);
    });
}
