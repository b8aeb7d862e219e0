// The seats of one request: taken out of what is kept for guests as soon as it is approved, so that no other approval
// and no second desk counts on them while the card is charged.
import { guestOfficeMessages } from '@stagedoor/rules/messages/guest-office';
import { choosePlaces, moveStock, officeStock } from '../../inventory/index.ts';
import type { Holder, StockPlace } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { GuestLineRow, GuestRequestRow } from '../guest-request-store.ts';

/** What came back of an approval stays with the guests, and the desk may release it. */
const CAME_BACK: Holder = { kind: 'guest', id: 'Guest list' };

export const seatsOf = ({ request_uuid }: Pick<GuestRequestRow, 'request_uuid'>): Holder => ({
  kind: 'guest',
  id: request_uuid,
});

/** The lists that keep places of a level for guests, the fullest first; then what the guest list has on offer itself. */
async function poolsOf(tx: Tx, line: GuestLineRow): Promise<StockPlace[]> {
  const holds = await officeStock.holdsOfEvent(tx, line.seller_id, line.outlet_event_id);
  const lists = holds
    .filter(
      ({ kind, levelId, isReleasable }) =>
        kind === 'guest' && levelId === line.price_level_id && isReleasable,
    )
    .toSorted((a, b) => b.tickets - a.tickets);
  return [...lists.map(({ name }): StockPlace => ({ kind: 'guest', id: name })), 'free'];
}

async function takeLine(tx: Tx, line: GuestLineRow, to: Holder): Promise<number> {
  const { seller_id: sellerId, price_level_id: levelId, quantity } = line;
  const pools = await poolsOf(tx, line);
  for (const from of pools) {
    const [places = []] = await choosePlaces(tx, sellerId, [{ levelId, quantity }], from);
    if (places.length < quantity) continue;
    const wanted = [{ ticketIds: places.map(({ ticketId }) => ticketId) }];
    return (await moveStock(tx, { sellerId, wanted, from, to })).length;
  }
  let taken = 0;
  for (const from of pools) {
    const wanted = [{ levelId, quantity: quantity - taken }];
    if (taken < quantity) taken += (await moveStock(tx, { sellerId, wanted, from, to })).length;
  }
  return taken;
}

/** All of them, or a refusal that says what is there. */
export async function takeSeats(
  tx: Tx,
  request: GuestRequestRow,
  lines: readonly GuestLineRow[],
): Promise<void> {
  const inOrder = lines.toSorted((a, b) => a.price_level_id - b.price_level_id);
  for (const line of inOrder) {
    const taken = await takeLine(tx, line, seatsOf(request));
    if (taken < line.quantity)
      refuse('GUEST_REFUSED', { message: guestOfficeMessages.noPlaces(line.level_name, taken) });
  }
}

export async function giveSeatsBack(
  tx: Tx,
  request: GuestRequestRow,
  lines: readonly GuestLineRow[],
): Promise<void> {
  const wanted = lines.map((line) => ({ levelId: line.price_level_id, quantity: line.quantity }));
  await moveStock(tx, { sellerId: request.seller_id, wanted, from: seatsOf(request), to: CAME_BACK });
}
