import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import { orNone } from '../platform/db/or-none.ts';
import type { SetRow } from './code-store.ts';
import type { ListedSet } from './office-store.ts';

function stateOf({ stopped_at, ends_at, starts_at }: ListedSet, now: Date): CodeSet['state'] {
  if (stopped_at !== null) return 'stopped';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'not-yet' : 'in-use';
}

export const describeTerms = (set: SetRow): CodeSet['takesOff'] =>
  set.takes === null
    ? undefined
    : {
        kind: set.takes,
        cents: orNone(set.takes_cents),
        ppm: orNone(set.takes_ppm),
        per: orNone(set.takes_per),
        withFees: set.with_fees,
      };

export const describeSet = (set: ListedSet, now: Date): CodeSet => ({
  id: set.set_id,
  name: set.name,
  isMany: set.is_many,
  codes: set.codes,
  opens: orNone(set.opens),
  takesOff: describeTerms(set),
  outletIds: orNone(set.outlet_ids),
  eventIds: orNone(set.event_ids),
  levelIds: orNone(set.level_ids),
  startsAt: orNone(set.starts_at),
  endsAt: orNone(set.ends_at),
  mostOrders: orNone(set.most_orders),
  mostTickets: orNone(set.most_tickets),
  mostPerAccount: orNone(set.most_per_account),
  returnsUse: set.returns_use,
  state: stateOf(set, now),
  mayResume: set.stopped_at !== null && set.stop_met_at === null,
  spent: set.spent,
  held: set.held,
  offCents: set.offCents,
});
