// The choice between the seats that were found and others that are held beside them.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { otherSeats } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { changeLine } from './cart-store.ts';
import type { ChosenSeats, LiveCart } from './open-cart.ts';

type Offered = Pick<LiveCart<void>, 'row' | 'lines' | 'offers'>;

const isIn = (chosen: ReadonlySet<number>, { ticketId }: Seat): boolean => chosen.has(ticketId);

/**
 * Nobody goes on with other seats than those they looked at: a ticket that is chosen is held for this cart, and of an
 * offer all are chosen or none. Whoever names none keeps what was found first.
 */
export function requireOffered({ row, offers }: Offered, chosen: ReadonlySet<number>): void {
  const { seats, others } = offers;
  const held = [...seats.values(), ...others.values()].flat();
  const known = new Set(held.map(({ ticketId }) => ticketId));
  const isHeld = [...chosen].every((ticketId) => known.has(ticketId));
  const isWhole = [...others].every(([levelId, other]) => {
    const many = other.filter((seat) => isIn(chosen, seat)).length;
    const hasOwn = (seats.get(levelId) ?? []).some((seat) => isIn(chosen, seat));
    return many === 0 || (many === other.length && !hasOwn);
  });
  if (isHeld && isWhole) return;
  const message = row.state === 'REVIEW' ? refusalMessages.otherSeatsGone : refusalMessages.seatsConfirmed;
  refuse('NO_OTHER_SEATS', { message });
}

/** What is done about it; nothing, where there is nothing to choose from. */
export function chooseSeats(
  { row, lines, offers }: Offered,
  chosen: ReadonlySet<number>,
  until: Date,
): ((tx: Tx) => Promise<ChosenSeats>) | undefined {
  if (offers.others.size === 0) return undefined;
  const { seller_id: sellerId, cart_uuid: cartUuid } = row;
  return async (tx) => {
    const seats = await otherSeats.settle(tx, sellerId, offers, { cartUuid, until, chosen });
    const after = lines.map((line) => {
      const own = seats.get(line.price_level_id) ?? [];
      const isSame = own === offers.seats.get(line.price_level_id);
      return isSame ? line : { ...line, together: otherSeats.areSideBySide(own) };
    });
    for (const [index, line] of after.entries())
      if (line.together !== lines[index]?.together) await changeLine(tx, line, { together: line.together });
    return { lines: after, seats };
  };
}
