import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { StockCounts, StockLevel } from '@stagedoor/contract/calls/office/events';
import { saleStatusNow } from '@stagedoor/rules/events/level-availability';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import { officeEvents } from '../../catalogue/index.ts';
import type { OfficeLevelRow } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import { lettersByKind } from '../../mail/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { entriesAbout } from '../../staff/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

const describeLevel = (
  { levelId, saleStatus, onSaleFrom, onSaleUntil, ...level }: OfficeLevelRow,
  stock: StockCounts,
  now: Date,
): StockLevel => ({
  id: levelId,
  ...level,
  onSaleFrom: onSaleFrom ?? undefined,
  status: level.isWithheld
    ? 'OFF_SALE'
    : saleStatusNow({ saleStatus, onSaleFrom, onSaleUntil, left: null }, now),
  ...stock,
});

export const getOfficeEventHandler = ({ db }: OverviewNeeds): Handler<'overview'> =>
  handle(getOfficeEvent, async ({ id }, caller) => {
    const { sellerId, now, grantFor } = caller;
    const event = (await officeEvents.find(db, sellerId, id)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const [levels, stock, holds, sold, letters, log] = await Promise.all([
      officeEvents.levels(db, sellerId, id),
      officeStock.ofEvents(db, sellerId, [id], now),
      officeStock.holdsOfEvent(db, sellerId, id),
      officeOrders.salesOfEvent(db, sellerId, id, now),
      grantFor('mail.look') === 'no'
        ? []
        : lettersByKind(db, sellerId, officeOrders.filesOfEvent(sellerId, id)),
      grantFor('log.look') === 'yes' ? entriesAbout(db, sellerId, { kind: 'event', id: String(id) }) : [],
    ]);
    const stockOf = new Map(stock.map(({ eventId: _event, levelId, ...counts }) => [levelId, counts]));
    return {
      ...event,
      ...sold,
      holds,
      letters,
      levels: levels.map((level) =>
        describeLevel(level, stockOf.get(level.levelId) ?? officeStock.none, now),
      ),
      log: log.map(({ action, reason, ...entry }) => ({
        ...entry,
        action: logActions[action],
        reason: reason ?? undefined,
      })),
    };
  });
