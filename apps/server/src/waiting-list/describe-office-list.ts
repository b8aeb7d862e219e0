// The desk's question: who is next, for what, until when?
import type { OfficeWaitingList, OfficeWaitingRow } from '@stagedoor/contract/calls/office/waiting-list';
import { quantityChoices } from '@stagedoor/rules/events/quantity';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { EntryRow } from './entry-store.ts';
import { withFees } from './facts-of-event.ts';
import type { OfferOfEntry, ReturnRow } from './office-store.ts';

export interface OfficeList {
  levels: readonly LevelOnOffer[];
  /** By level. */
  sold: ReadonlyMap<number, number>;
  offeredBack: ReadonlyMap<number, number>;
  waiting: readonly EntryRow[];
  offers: readonly OfferOfEntry[];
  returns: readonly ReturnRow[];
  emails: ReadonlyMap<number, { email: string }>;
}

const MOST_SETTLED = 50;
const settledStates = {
  taken: 'bought',
  'let-go': 'let-go',
  lapsed: 'lapsed',
  withdrawn: 'withdrawn',
} as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const quantities = (entries: readonly EntryRow[]): number => sum(entries.map(({ quantity }) => quantity));

const namesOf = (levels: readonly LevelOnOffer[], ids: readonly number[]): string =>
  levels
    .filter(({ levelId }) => ids.includes(levelId))
    .map(({ levelName }) => levelName)
    .join(' or ');

export const describeLevels = ({
  levels,
  sold,
  offeredBack,
  waiting,
  offers,
}: OfficeList): OfficeWaitingList['levels'] =>
  levels.map((level) => {
    const own = waiting.filter(({ level_ids }) => level_ids.includes(level.levelId));
    const offered = (state: OfferOfEntry['state']): number =>
      sum(
        offers
          .filter((offer) => offer.levelId === level.levelId && offer.state === state)
          .map(({ tickets }) => tickets),
      );
    return {
      id: level.levelId,
      name: level.levelName,
      priceCents: withFees(level),
      multiplier: level.multiplier,
      sold: sold.get(level.levelId) ?? 0,
      offeredBack: offeredBack.get(level.levelId) ?? 0,
      people: own.length,
      tickets: quantities(own),
      offered: offered('open'),
      bought: offered('taken'),
      either: own.filter(({ level_ids }) => level_ids.length > 1).length,
    };
  });

export const describeSums = ({ waiting, levels, offers }: OfficeList) => ({
  people: waiting.length,
  tickets: quantities(waiting),
  either: waiting.filter(({ level_ids }) => level_ids.length > 1).length,
  settled: offers.length,
  mostTickets: Math.max(0, ...levels.flatMap((level) => quantityChoices(level))),
});

/** The last time that somebody behind them was asked since they joined, for a level that they would take. */
function passedOverFor(entry: EntryRow, offers: readonly OfferOfEntry[]): OfferOfEntry | undefined {
  return offers.find(
    (offer) =>
      offer.place > entry.place && offer.madeAt > entry.joined_at && entry.level_ids.includes(offer.levelId),
  );
}

const offeredIn = (levels: readonly LevelOnOffer[], offer: OfferOfEntry) => ({
  tickets: offer.tickets,
  levelName: namesOf(levels, [offer.levelId]),
  cents: offer.tickets * offer.priceCents,
});

function waitingRow(
  { levels, offers, emails }: OfficeList,
  entry: EntryRow,
  place: number,
): OfficeWaitingRow {
  const open = offers.find((offer) => offer.entryId === entry.entry_id && offer.state === 'open');
  const passed = passedOverFor(entry, offers);
  const isPassed = passed && !open && entry.skipped_at === null;
  const unasked = entry.skipped_at === null ? (passed ? 'passed-over' : 'waiting') : 'skipped';
  return {
    entryId: entry.entry_id,
    place,
    userId: entry.user_id ?? undefined,
    email: emails.get(entry.user_id ?? 0)?.email ?? '',
    since: entry.joined_at,
    quantity: entry.quantity,
    levels: namesOf(levels, entry.level_ids),
    mostCents: entry.most_cents,
    state: open ? 'offered' : unasked,
    at: open?.endsAt ?? undefined,
    ...(open && offeredIn(levels, open)),
    passedTickets: isPassed ? passed.tickets : undefined,
  };
}

function settledRow({ levels, emails }: OfficeList, offer: OfferOfEntry): OfficeWaitingRow {
  return {
    entryId: offer.entryId,
    place: 0,
    userId: offer.userId ?? undefined,
    email: emails.get(offer.userId ?? 0)?.email ?? '',
    since: offer.joinedAt,
    quantity: offer.quantity,
    levels: namesOf(levels, offer.levelIds),
    mostCents: offer.mostCents,
    state: offer.state === 'open' ? 'offered' : settledStates[offer.state],
    at: offer.settledAt ?? undefined,
    order: offer.order === null ? undefined : orderNumber(offer.order),
    ...offeredIn(levels, offer),
  };
}

/** Everybody who waits, in order, then what was settled, the latest first. */
export const describeRows = (list: OfficeList): OfficeWaitingRow[] => [
  ...list.waiting.map((entry, index) => waitingRow(list, entry, index + 1)),
  ...list.offers
    .filter(({ state }) => state !== 'open')
    .slice(0, MOST_SETTLED)
    .map((offer) => settledRow(list, offer)),
];

export function describeReturns(list: OfficeList): OfficeWaitingList['returns'] {
  const places = new Map(list.waiting.map((entry, index) => [entry.entry_id, index + 1]));
  return list.returns.map(({ returnId, levelId, tickets, how, at }) => {
    const own = list.offers.filter((offer) => offer.returnId === returnId);
    const inState = (...states: OfferOfEntry['state'][]): number =>
      sum(own.filter(({ state }) => states.includes(state)).map((offer) => offer.tickets));
    return {
      tickets,
      levelName: namesOf(list.levels, [levelId]),
      how,
      at,
      offeredTo: own
        .filter(({ state }) => state === 'open')
        .flatMap(({ entryId }) => places.get(entryId) ?? []),
      bought: inState('taken'),
      letGo: inState('let-go', 'lapsed', 'withdrawn'),
    };
  });
}
