// One look at a ticket: let in, or why not. Exactly one is let in, whatever two doors do at once.
import { judgeScan } from '@stagedoor/rules/tickets/judge-scan';
import type { ScanResult } from '@stagedoor/rules/tickets/judge-scan';
import { readSpokenCode } from '@stagedoor/rules/tickets/ticket-text';
import type { TicketAtDoor, Ticketing } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { DoorPass } from './door-passes.ts';
import { findEntry, findScan, keepScan } from './scan-store.ts';

export interface DoorNeeds {
  db: Db;
  tickets: Ticketing;
}

export interface Scan {
  /** The device's own id of it. */
  uuid: string;
  text: string;
  at: Date;
  /** The device decided by its list, and let them in. */
  letIn?: boolean;
}

export interface Scanned {
  result: ScanResult;
  isDouble: boolean;
  levelName?: string;
  seat?: Pick<TicketAtDoor, 'sectionName' | 'rowName' | 'seatName'>;
  /** Who is in with it already: since when, and by which door. */
  since?: Date;
  gate?: string;
}

async function uuidOf({ db, tickets }: DoorNeeds, sellerId: number, text: string, now: Date) {
  const spoken = readSpokenCode(text);
  if (spoken) return tickets.uuidOfSpoken(db, sellerId, spoken);
  return tickets.uuidOfAddress(text) ?? tickets.keys.uuidOf(sellerId, text, now);
}

const shownOf = (ticket: TicketAtDoor | undefined): Pick<Scanned, 'levelName' | 'seat'> => {
  if (!ticket) return {};
  const { levelName, sectionName, rowName, seatName } = ticket;
  return { levelName, seat: { sectionName, rowName, seatName } };
};

async function whoIsIn({ db }: DoorNeeds, sellerId: number, ticket: TicketAtDoor) {
  const entry = await findEntry(db, sellerId, ticket);
  return entry ? { since: entry.scanned_at, gate: entry.gate } : {};
}

export async function scanTicket(needs: DoorNeeds, pass: DoorPass, scan: Scan, now: Date): Promise<Scanned> {
  const { db, tickets } = needs;
  const { seller_id: sellerId, pass_id, event_id, gate } = pass;
  const uuid = await uuidOf(needs, sellerId, scan.text, now);
  const ticket = uuid ? await tickets.ticketAtDoor(db, sellerId, uuid) : undefined;
  const known = judgeScan(ticket, event_id);
  // Whom the device has sent away is not in, whatever is true by now.
  const judged = scan.letIn === false && known === 'in' ? 'already' : known;
  const row = {
    seller_id: sellerId,
    scan_uuid: scan.uuid,
    event_id,
    pass_id,
    gate,
    line_id: ticket?.lineId ?? null,
    ticket_id: ticket?.ticketId ?? null,
    level_name: ticket?.levelName ?? null,
    offline: scan.letIn !== undefined,
    scanned_at: scan.at,
    received_at: now,
  };
  const isWrongly = scan.letIn === true && judged !== 'in';
  if (await keepScan(db, { ...row, result: judged, is_double: isWrongly }))
    return { result: judged, isDouble: isWrongly, ...shownOf(ticket) };
  const told = await findScan(db, sellerId, scan.uuid);
  if (told?.pass_id === pass_id || !ticket)
    return { result: told?.result ?? judged, isDouble: told?.is_double ?? false, ...shownOf(ticket) };
  // Somebody is in with it. A device that has let another one in meanwhile cannot take that back: it is flagged.
  const isDouble = scan.letIn === true;
  await keepScan(db, { ...row, result: isDouble ? 'in' : 'already', is_double: isDouble });
  return { result: 'already', isDouble, ...shownOf(ticket), ...(await whoIsIn(needs, sellerId, ticket)) };
}
