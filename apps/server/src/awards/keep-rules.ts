import { drawRulesOf } from '@stagedoor/rules/draw/draw-rules';
import type { DrawRules } from '@stagedoor/rules/draw/draw-rules';
import { rulesChanges } from '@stagedoor/rules/draw/rules-changes';
import type { HarmCheck } from '../programme/index.ts';
import { findLiveDraws } from './draw-store.ts';

/** DRAW-01: once a series is open, whatever would change the bytes of its rules is refused, by its key. */
export const keepDrawRules: HarmCheck = async (db, { sellerId, current, wanted, now }) => {
  const opens = new Map(
    (current?.outlets ?? []).flatMap(({ series }) => series.map((each) => [each.id, each.opens] as const)),
  );
  // Of a part of an outlet the other series are not described, and stay.
  const described = new Set([
    ...opens.keys(),
    ...wanted.outlets.flatMap(({ series }) => series.map(({ id }) => id)),
  ]);
  const draws = await findLiveDraws(db, sellerId);
  return draws.flatMap((draw) => {
    const opened = opens.get(draw.series_id);
    const isKept = draw.locked_at !== null || (opened instanceof Date && opened <= now);
    if (!isKept || !described.has(draw.series_id)) return [];
    const after = drawRulesOf(wanted, draw.series_id, draw.draw_key);
    return rulesChanges(JSON.parse(draw.rules) as DrawRules, after, wanted, draw.series_id);
  });
};
