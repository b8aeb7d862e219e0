import { undrawable, undrawableMessages } from '@stagedoor/rules/draw/undrawable';
import { drawnSeries } from '../../catalogue/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Finding, LookedAt } from './finding.ts';

/** Requests that nobody can draw among are found out when it is too late to say so. */
export async function lookAtDraws({ database: { db }, config }: LookedAt): Promise<Finding[]> {
  const asked = await drawnSeries.asked(db, systemClock().now());
  return asked.map(({ seriesId, name, draw }) => {
    const reason = undrawable({ draw }, config.awards.drawKey !== undefined);
    const seen = `series ${seriesId}, ${name}`;
    return { what: 'Draw', seen, todo: reason && undrawableMessages[reason] };
  });
}
