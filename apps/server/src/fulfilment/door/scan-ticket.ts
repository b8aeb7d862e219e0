// One look at a ticket: let in, or why not. Exactly one is let in, whatever two doors do at once.
import { judgeScan } from '@stagedoor/rules/tickets/judge-scan';
import type { ScanResult } from '@stagedoor/rules/tickets/judge-scan';
import { readSpokenCode } from '@stagedoor/rules/tickets/ticket-text';
import type { TicketAtDoor, Ticketing } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { DoorPass } from './door-passes.ts';
import { enter, findEntry, findScan, keepScan } from './scan-store.ts';

export interface DoorNeeds {
  db: Db;
  tickets: Ticketing;
}

export interface Scan {
  /** The device's own id of it. */
  uuid: string;
  text: string;
  at: Date;
  offline: boolean;
  /** The device decided by its list, or somebody against what it said; undefined: the server decides. */
  letIn?: boolean | undefined;
  /** Why somebody was let in anyway. */
  reason?: string | undefined;
}

export interface Scanned {
  result: ScanResult;
  isDouble: boolean;
  levelName?: string;
  seat?: Pick<TicketAtDoor, 'sectionName' | 'rowName' | 'seatName'>;
  /** How many come with the same order. */
  party?: number;
  /** Who is in with it already: since when, and by which door. */
  since?: Date;
  gate?: string;
}

async function uuidOf({ db, tickets }: DoorNeeds, sellerId: number, text: string, now: Date) {
  const spoken = readSpokenCode(text);
  if (spoken) return tickets.uuidOfSpoken(db, sellerId, spoken);
  return tickets.uuidOfAddress(text) ?? tickets.keys.uuidOf(sellerId, text, now);
}

/** The ticket behind what was scanned or typed. */
export async function findScanned(needs: DoorNeeds, sellerId: number, text: string, now: Date) {
  const uuid = await uuidOf(needs, sellerId, text, now);
  return uuid ? needs.tickets.ticketAtDoor(needs.db, sellerId, uuid) : undefined;
}

const shownOf = (ticket: TicketAtDoor | undefined): Partial<Scanned> => {
  if (!ticket) return {};
  const { levelName, sectionName, rowName, seatName, party } = ticket;
  return { levelName, seat: { sectionName, rowName, seatName }, party };
};

async function whoIsIn({ db }: DoorNeeds, sellerId: number, ticket: TicketAtDoor) {
  const entry = await findEntry(db, sellerId, ticket);
  return entry ? { since: entry.scanned_at, gate: entry.gate } : {};
}

const rowOf = (pass: DoorPass, scan: Scan, now: Date) => ({
  seller_id: pass.seller_id,
  scan_uuid: scan.uuid,
  event_id: pass.event_id,
  pass_id: pass.pass_id,
  gate: pass.gate,
  offline: scan.offline,
  reason: scan.reason ?? null,
  scanned_at: scan.at,
  received_at: now,
});

/** The ticket behind the code; whoever may be let in is in by the same statement. */
async function findAndEnter(needs: DoorNeeds, scan: Scan, row: ReturnType<typeof rowOf>, now: Date) {
  const { db, tickets } = needs;
  const uuid = await uuidOf(needs, row.seller_id, scan.text, now);
  if (!uuid) return undefined;
  // Whom the device has sent away is not in, whatever is true by now.
  if (scan.letIn === false) return tickets.ticketAtDoor(db, row.seller_id, uuid);
  return enter(db, tickets.atDoorPiece(row.seller_id, uuid), row);
}

export async function scanTicket(needs: DoorNeeds, pass: DoorPass, scan: Scan, now: Date): Promise<Scanned> {
  const { db } = needs;
  const { seller_id: sellerId, pass_id, event_id } = pass;
  const row = rowOf(pass, scan, now);
  const found = await findAndEnter(needs, scan, row, now);
  const shown = shownOf(found);
  if (found && 'isIn' in found && found.isIn) return { result: 'in', isDouble: false, ...shown };
  const known = judgeScan(found, event_id);
  const told = known === 'in' ? await findScan(db, sellerId, scan.uuid) : undefined;
  if (told?.pass_id === pass_id) return { result: told.result, isDouble: told.is_double, ...shown };
  // Somebody is in with it, or was sent away. Whoever has let another one in meanwhile cannot take that back: it is
  // flagged.
  const result = known === 'in' ? 'already' : known;
  const isDouble = scan.letIn === true;
  const isSecond = isDouble && known === 'in';
  await keepScan(db, {
    ...row,
    line_id: found?.lineId ?? null,
    ticket_id: found?.ticketId ?? null,
    level_name: found?.levelName ?? null,
    result: isSecond ? 'in' : result,
    is_double: isDouble,
  });
  return {
    result,
    isDouble,
    ...shown,
    ...(found && known === 'in' && (await whoIsIn(needs, sellerId, found))),
  };
}
