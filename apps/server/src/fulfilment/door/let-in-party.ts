// Group entry: one code lets in everybody who comes with the same order.
import { randomUUID } from 'node:crypto';
import { judgeScan } from '@stagedoor/rules/tickets/judge-scan';
import type { Ticketing } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { DoorPass } from './door-passes.ts';
import { findScanned } from './scan-ticket.ts';
import type { DoorNeeds } from './scan-ticket.ts';
import { keepEntries } from './scan-store.ts';

type Party = Awaited<ReturnType<Ticketing['partyOf']>>;

export interface Entry {
  at: Date;
  offline: boolean;
  /** Let in without a network, though somebody was in already. */
  isDouble?: boolean;
}

/** Who is in already is left out; answers the ids of those who came in now. */
export const letIn = (
  db: Db,
  pass: DoorPass,
  party: Party,
  { at, offline, isDouble = false }: Entry,
  now: Date,
): Promise<string[]> =>
  keepEntries(
    db,
    party.map(({ lineId, ticketId, levelName }) => ({
      seller_id: pass.seller_id,
      scan_uuid: randomUUID(),
      event_id: pass.event_id,
      pass_id: pass.pass_id,
      gate: pass.gate,
      line_id: lineId,
      ticket_id: ticketId,
      level_name: levelName,
      result: 'in' as const,
      is_double: isDouble,
      offline,
      scanned_at: at,
      received_at: now,
    })),
  );

/** By the code of one of them, which must be good itself; asked twice, nobody comes in twice. */
export async function letInParty(needs: DoorNeeds, pass: DoorPass, text: string, now: Date) {
  const { seller_id: sellerId, event_id: eventId } = pass;
  const ticket = await findScanned(needs, sellerId, text, now);
  if (!ticket || ticket.party < 2 || judgeScan(ticket, eventId) !== 'in') return { uuids: [] };
  const party = await needs.tickets.partyOf(needs.db, { sellerId, orderId: ticket.orderId, eventId });
  return { uuids: await letIn(needs.db, pass, party, { at: now, offline: false }, now) };
}
