// PROG-12: the desk takes places as a cart does: the same levels, limits, best places, neighbours and named seats, under
// the lock of the levels. What is held here is sold in the same transaction.
import type { InputOf } from '@stagedoor/contract/call';
import type { giveAwayAtCounter } from '@stagedoor/contract/calls/office/counter';
import type { Seat } from '@stagedoor/contract/entities/cart';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { required } from '@stagedoor/rules/values/required';
import { accessOf, checkWishes } from '../carts/index.ts';
import type { CheckedWish, openedBy } from '../carts/index.ts';
import type { CachedCatalogue } from '../catalogue/index.ts';
import { officeStock, openStock } from '../inventory/index.ts';
import type { Held } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { offerMark } from '../platform/keep-until-changed.ts';
import { secondsAfter } from '../platform/seconds-after.ts';

type Lines = InputOf<typeof giveAwayAtCounter>['lines'];

interface Wanted {
  sellerId: number;
  eventId: number;
  lines: Lines;
  holdUuid: string;
  now: Date;
  /** What the buyer's code opens. */
  opens: ReturnType<typeof openedBy>;
}

export interface HeldPlaces {
  wishes: CheckedWish[];
  seats: ReadonlyMap<number, readonly Seat[]>;
}

/** What the wishes were checked against is not what is offered any more; nothing was done. */
export class OfferChanged extends Error {}

/** It is sold before the transaction ends: the hold needs no longer life. */
const HOLD_SECONDS = 60;

async function namedWish(tx: Tx, sellerId: number, { levelId, quantity, seats }: Lines[number]) {
  const named = await officeStock.namedSeats(tx, sellerId, levelId, seats);
  return { priceLevelId: levelId, quantity, ticketIds: named?.map(({ ticketId }) => ticketId) };
}

/** Whoever sells for somebody sells as many as they want, or nothing. */
function seatsOf(wishes: readonly CheckedWish[], held: readonly Held[]): HeldPlaces['seats'] {
  const seats = wishes.map(({ level, quantity }, index) => {
    const { places, refusal } = required(held[index], 'answer for each wish');
    if (refusal) throw refusal;
    if (places.length < quantity)
      refuse('COUNTER_REFUSED', { message: counterMessages.tooFew(level.levelName, places.length) });
    return [level.levelId, places] as const;
  });
  return new Map(seats);
}

export async function holdWishes(
  tx: Tx,
  { levels, mark }: CachedCatalogue,
  { sellerId, eventId, lines, holdUuid, now, opens }: Wanted,
): Promise<HeldPlaces> {
  if (lines.length === 0)
    refuse('INVALID_INPUT', {
      fields: { lines: counterMessages.nothingChosen },
      message: counterMessages.nothingChosen,
    });
  const ofEvent = new Map([...levels].filter(([, level]) => level.eventId === eventId));
  const named = [];
  for (const line of lines) named.push(await namedWish(tx, sellerId, line));
  const wishes = checkWishes(named, ofEvent, now, opens);
  const wanted = wishes.map(({ level, quantity, ticketIds }) => ({
    levelId: level.levelId,
    cartUuid: holdUuid,
    quantity,
    // How many there are is worth telling; fewer are never sold.
    fewer: Array.from({ length: quantity - 1 }, (_, less) => quantity - 1 - less),
    until: secondsAfter(now, HOLD_SECONDS),
    access: accessOf(level, now),
    chosen: ticketIds && {
      ticketIds,
      levelIds: level.seating.levelIds,
      allowsSingles: level.seating.allowsSingles,
    },
  }));
  const stock = await openStock(tx, sellerId, wanted, now);
  // RUN-02: with the levels locked nobody changes the offer any more.
  if ((await offerMark(tx, sellerId)) !== mark) throw new OfferChanged();
  const { held, written } = await stock.take(wanted);
  const seats = seatsOf(wishes, held);
  await written;
  return { wishes, seats };
}
