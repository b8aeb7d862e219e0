import { setAsideTickets } from '@stagedoor/contract/calls/office/events';
import type { InputOf } from '@stagedoor/contract/call';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { validateHold } from '@stagedoor/rules/staff/stock-holds';
import { officeEvents } from '../../catalogue/index.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { moveStock } from '../move-stock.ts';
import { findNamedSeats } from './named-tickets.ts';
import type { NamedTicket } from './named-tickets.ts';
import { lockLevels, reclaimExpired } from '../stock-store.ts';

const wordsOf = (seats: readonly NamedTicket[]): string => seats.map(({ name }) => name).join(', ');

/** Named seats are told by name, others by their number. */
function shortage(named: readonly NamedTicket[] | undefined, moved: readonly { ticketId: number }[]): string {
  if (!named) return staffMessages.stockShort(moved.length);
  const there = new Set(moved.map(({ ticketId }) => ticketId));
  return staffMessages.seatsNotThere(wordsOf(named.filter(({ ticketId }) => !there.has(ticketId))));
}

type Wish = InputOf<typeof setAsideTickets>;

/** From sale to a hold, or from a hold to sale: as many as were wished, or none. */
export async function moveAside(caller: Callers['office'], wish: Wish, away: boolean): Promise<object> {
  const { sellerId, now } = caller;
  const { eventId, levelId, kind, quantity } = wish;
  requireValid(validateHold(wish));
  const hold = { kind, id: wish.name.trim() } as const;
  await caller.change(async ({ tx, record }) => {
    const event = (await officeEvents.find(tx, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const levels = await officeEvents.levels(tx, sellerId, eventId);
    const level = levels.find((each) => each.levelId === levelId) ?? refuse('NOT_FOUND');
    await lockLevels(tx, sellerId, [levelId]);
    if (away) await reclaimExpired(tx, sellerId, [levelId], now);
    const [from, to] = away ? (['free', hold] as const) : ([hold, 'free'] as const);
    const named = await findNamedSeats(tx, sellerId, levelId, wish.seats);
    const wanted = named ? { ticketIds: named.map(({ ticketId }) => ticketId) } : { levelId, quantity };
    const moved = await moveStock(tx, { sellerId, wanted: [wanted], from, to });
    if (moved.length < quantity) return refuse('STOCK_SHORT', { message: shortage(named, moved) });
    return record({
      action: away ? 'stock.set-aside' : 'stock.released',
      subject: { kind: 'event', id: eventId },
      outletId: event.outletId,
      after: {
        level: level.name,
        kind,
        hold: hold.id,
        tickets: quantity,
        ...(named && { seats: wordsOf(named) }),
      },
      reason: wish.reason.trim(),
    });
  });
  return {};
}
