// DRAW-07: a draw as far as the shop shows it, to whoever may look at the shop.
import { findSeriesTimes } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { findDraw } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';

interface Visitor {
  sellerId: number;
  outletId: number;
  now: Date;
}

/** From the opening of its series on, at the outlet that draws it; elsewhere there is none. */
export async function reachPublicDraw(
  { db }: Pick<AwardsNeeds, 'db'>,
  { sellerId, outletId, now }: Visitor,
  drawId: string,
) {
  const draw = await findDraw(db, sellerId, drawId);
  if (draw?.outlet_id !== outletId) return refuse('NOT_FOUND');
  const series = await findSeriesTimes(db, sellerId, draw.series_id);
  if (!series?.opensAt || series.opensAt > now) return refuse('NOT_FOUND');
  return { draw, series };
}

export const isOver = ({ state }: DrawRow): boolean => state === 'published' || state === 'abandoned';
