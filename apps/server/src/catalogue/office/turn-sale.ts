import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { sql } from 'kysely';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { findOfficeEvent, findOfficeLevels } from './one-event.ts';
import { withholdLevels } from './withhold-levels.ts';

interface Turn {
  eventId: number;
  /** None: every level of the event. */
  levelId?: number | undefined;
  reason: string;
}

async function letGo(tx: Tx, sellerId: number, levelIds: number[]): Promise<void> {
  await sql`delete from withheld_levels
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[])`.execute(tx);
}

/** Who comes second to the same wish changes nothing. */
export async function turnSale(caller: Callers['office'], { eventId, levelId, reason }: Turn, off: boolean) {
  const { sellerId, now } = caller;
  const problem = reasonProblem(reason);
  requireValid({ reason: problem || undefined });
  await caller.change(async ({ tx, record, unchanged }) => {
    const event = (await findOfficeEvent(tx, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    if (!off && event.canceledAt) refuse('AFTER_SALE_REFUSED', { message: afterSaleMessages.eventCanceled });
    const levels = await findOfficeLevels(tx, sellerId, eventId);
    const meant = levels.filter((level) => levelId === undefined || level.levelId === levelId);
    if (meant.length === 0) return refuse('NOT_FOUND');
    const others = meant.filter(({ isWithheld }) => isWithheld !== off);
    if (others.length === 0) return unchanged(undefined);
    const ids = others.map((level) => level.levelId);
    await (off ? withholdLevels(tx, sellerId, ids, now) : letGo(tx, sellerId, ids));
    return record({
      action: off ? 'event.off-sale' : 'event.on-sale',
      subject: { kind: 'event', id: eventId },
      outletId: event.outletId,
      after: { levels: others.map(({ name }) => name) },
      reason: reason.trim(),
    });
  });
  return {};
}
