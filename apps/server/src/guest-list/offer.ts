// What an invitation offers at this moment: its levels, priced as its guest will pay.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { EventItem, OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { levelLeft } from '@stagedoor/rules/guests/guest-quantities';
import type { Db } from '../platform/db/tables.ts';
import type { OutletMoment } from '../sellers/index.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { askedByLevel } from './guest-request-store.ts';
import { levelsOf } from './invitation-store.ts';
import type { InvitationRow } from './invitation-store.ts';

interface Limits {
  levels: ReadonlySet<number>;
  collectsPayment: boolean;
  /** How many of a level were asked for already. */
  asked: ReadonlyMap<number, number>;
}

/** Where no payment is collected, the guest is the house's: nothing costs anything. */
const onTheHouse = { priceCents: 0, fees: [] };

const describeLevel = (level: PriceLevel, { collectsPayment, asked }: Limits): PriceLevel => ({
  ...level,
  limit: levelLeft(level.limit, asked.get(level.id) ?? 0),
  ...(!collectsPayment && onTheHouse),
});

function describeItem(item: EventItem, limits: Limits): EventItem[] {
  if (item.kind.suppressOnEventPage) return [];
  const { levels } = limits;
  const offered = item.priceLevels.filter(({ id }) => levels.size === 0 || levels.has(id));
  if (offered.length === 0) return [];
  return [{ ...item, priceLevels: offered.map((level) => describeLevel(level, limits)) }];
}

function describeEvent(event: OutletEvent, limits: Limits): OutletEvent[] {
  const items = (event.items ?? []).flatMap((item) => describeItem(item, limits));
  if (items.length === 0) return [];
  const { fromPriceCents, ...rest } = event;
  return [{ ...rest, items, ...(limits.collectsPayment && { fromPriceCents }) }];
}

/** All that the outlet has for guests; read before a transaction begins, which may own the only connection. */
export const guestEvents = (
  { outletEvents }: Pick<GuestListNeeds, 'outletEvents'>,
  at: OutletMoment,
): Promise<OutletEvent[]> => outletEvents(at, { parts: ['EventItems', 'OutletEvents'] });

/** Inside a transaction that holds the invitation, this is what may be asked for and nothing else. */
export async function offeredTo(
  db: Db,
  invitation: InvitationRow,
  events: readonly OutletEvent[],
): Promise<OutletEvent[]> {
  const limits = {
    levels: await levelsOf(db, invitation),
    collectsPayment: invitation.collects_payment,
    asked: await askedByLevel(db, invitation),
  };
  return events.flatMap((event) => describeEvent(event, limits));
}

export const methodsOffered = (
  methods: readonly DeliveryMethod[],
  { collects_payment }: InvitationRow,
): DeliveryMethod[] =>
  methods
    .filter(({ active }) => active)
    .map((method) => (collects_payment ? method : { ...method, priceCents: 0 }));
