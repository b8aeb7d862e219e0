import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';

export type Caller = Callers['office'];

export async function reachEvent(db: Db, caller: Caller, eventId: number) {
  const event = (await officeEvents.find(db, caller.sellerId, eventId)) ?? refuse('NOT_FOUND');
  caller.requireOutlet(event.outletId);
  return event;
}

export function requireReason(reason: string): string {
  requireValid({ reason: reasonProblem(reason) || undefined });
  return reason.trim();
}
