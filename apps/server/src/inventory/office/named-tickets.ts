import { staffMessages } from '@stagedoor/rules/messages/staff';
import { namedSeats } from '@stagedoor/rules/staff/named-seats';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readNamedTickets } from './named-ticket-store.ts';

export interface NamedTicket {
  ticketId: number;
  name: string;
}

const notThese = (message: string): never => refuse('INVALID_INPUT', { fields: { seats: message }, message });

/** HALL-06: the tickets of a level that somebody has named by row and seat; undefined where nobody has. */
export async function findNamedSeats(
  tx: Tx,
  sellerId: number,
  levelId: number,
  words: string | undefined,
): Promise<NamedTicket[] | undefined> {
  if (!words?.trim()) return undefined;
  const named = namedSeats(words) ?? notThese(staffMessages.seatsNeeded);
  const found = await readNamedTickets(tx, sellerId, levelId, named);
  const bySeat = Map.groupBy(found, ({ row, seat }) => `${row} ${seat}`);
  const names = named.map(({ row, seat }) => `${row} ${seat}`);
  const unknown = names.filter((name) => !bySeat.has(name));
  if (unknown.length > 0) notThese(staffMessages.seatUnknown(unknown.join(', ')));
  const twice = names.filter((name) => (bySeat.get(name)?.length ?? 0) > 1);
  if (twice.length > 0) notThese(staffMessages.seatTwice(twice.join(', ')));
  return found.map(({ row, seat, ticketId }) => ({ ticketId, name: `${row} ${seat}` }));
}
