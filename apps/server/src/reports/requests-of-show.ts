import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { awardedAtEvents } from '../awards/index.ts';
import type { ReportedEvent } from '../catalogue/index.ts';
import { officeRequests } from '../requests/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { LevelOfShow } from './sales-of-show.ts';

/** Who asks for what, and what the draw gave them; nothing for a show that is sold at once. */
export async function requestsOfShow(
  db: Db,
  sellerId: number,
  events: readonly ReportedEvent[],
  levels: readonly LevelOfShow[],
): Promise<EventReport['asked']> {
  const requested = events.filter(({ salesType, seriesId }) => salesType === 'request' && seriesId);
  const seriesId = requested[0]?.seriesId;
  if (seriesId === undefined) return undefined;
  const ids = requested.map(({ id }) => id);
  const demand = await officeRequests.demandAtEvents(db, sellerId, ids);
  const { drawnAt, byLevel } = await awardedAtEvents(db, sellerId, seriesId, ids);
  const asked = new Map(demand.map((each) => [each.levelId, each]));
  const shown = levels.filter(({ levelId }) => asked.has(levelId) || byLevel.has(levelId));
  return {
    seriesId,
    drawnAt,
    levels: shown.map(({ levelId, name }) => {
      const { requests = 0, wanted = 0, priority = 0 } = asked.get(levelId) ?? {};
      return {
        levelId,
        name,
        requests,
        wanted,
        priority,
        awarded: drawnAt && (byLevel.get(levelId) ?? 0),
      };
    }),
  };
}
