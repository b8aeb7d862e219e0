import { onSaleSince, showState } from '@stagedoor/rules/setup/show-state';
import type { ShowState } from '@stagedoor/rules/setup/show-state';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { officeEvents } from '../../catalogue/index.ts';
import type { EventScope } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';

interface Standing {
  startsAt: Date | undefined;
  state: ShowState;
  onSaleFrom: Date | undefined;
  sold: number;
  capacity: number;
}

/** How these shows stand at this moment, or every one of the outlets, by the rule that the shop sells by. */
export async function showStandings(
  db: Db,
  scope: EventScope,
  now: Date,
  eventIds?: readonly number[],
): Promise<Map<number, Standing>> {
  const [events, hours] = await Promise.all([
    officeEvents.onSale(db, scope, eventIds),
    officeStock.onSale(db, scope.sellerId, officeEvents.levelsOnSale(scope, eventIds), now),
  ]);
  const byEvent = Map.groupBy(hours, ({ eventId }) => eventId);
  return new Map(
    events.map((event) => {
      const own = byEvent.get(event.eventId) ?? [];
      const isDrawn = event.salesType === FAN_REQUEST_SALE;
      const show = { ...event, levels: own.map((each) => ({ ...each, left: isDrawn ? null : each.free })) };
      return [
        event.eventId,
        {
          startsAt: event.startsAt ?? undefined,
          state: showState(show, now),
          onSaleFrom: onSaleSince(show),
          sold: own.reduce((sum, { sold }) => sum + sold, 0),
          capacity: own.reduce((sum, { capacity }) => sum + capacity, 0),
        },
      ] as const;
    }),
  );
}
