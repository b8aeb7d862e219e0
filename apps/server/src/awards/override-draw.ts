// One entry's result, corrected by hand after the draw: it takes from nobody, and the public file says so.
import { canonicalJson } from '@stagedoor/draw/canonical';
import type { LineResult } from '@stagedoor/draw/outcome';
import type { Override } from '@stagedoor/draw/override';
import type { OverrideCode } from '@stagedoor/rules/draw/draw-words';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuseDraw } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { materialOf } from './draw-task.ts';
import { tryOverrideOnThread } from './draw-thread.ts';
import type { DrawRow } from './draw-store.ts';
import { changeStanding, findEntry } from './entry-store.ts';
import { insertOverride, readOverrides } from './file-store.ts';
import { unixSeconds } from './stored-draw.ts';

export interface WantedOverride {
  entryId: string;
  code: OverrideCode;
  /** By their place among the entry's results; a quantity of 0 takes everything away. */
  lines: readonly { line: number; level: number; quantity: number }[];
}

export const readResults = (text: string): LineResult[] => JSON.parse(text) as LineResult[];

function changed(before: readonly LineResult[], { lines }: WantedOverride): LineResult[] {
  const wanted = new Map(lines.map((each) => [each.line, each]));
  return before.map((result, at) => {
    const change = wanted.get(at);
    if (!change) return result;
    return change.quantity === 0
      ? { ...result, level: result.asked.level, quantity: 0, result: 'denied', reason: 'override' }
      : { ...result, level: change.level, quantity: change.quantity, result: 'override', reason: null };
  });
}

/** Those that stand, as the file will hold them. */
export async function overridesOf(db: Db, draw: DrawRow): Promise<Override[]> {
  const rows = await readOverrides(db, draw);
  return rows.map(({ entry_id, code, at, after }) => ({
    entry: entry_id,
    code,
    at: unixSeconds(at),
    after: readResults(after),
  }));
}

/** The draw's row must be locked. Answers what stood there and what stands there now. */
export async function overrideDraw(
  tx: Tx,
  needs: AwardsNeeds,
  draw: DrawRow,
  wanted: WantedOverride,
  now: Date,
): Promise<{ number: number; before: LineResult[]; after: LineResult[] }> {
  if (draw.state === 'published') refuseDraw(drawOfficeMessages.isPublished);
  if (draw.state !== 'drawn') refuseDraw(drawOfficeMessages.notDrawn);
  const entry = (await findEntry(tx, draw, wanted.entryId)) ?? refuseDraw(drawOfficeMessages.noSuchEntry);
  const before = readResults(entry.standing!);
  const after = changed(before, wanted);
  const overrides = await overridesOf(tx, draw);
  const override = { entry: wanted.entryId, code: wanted.code, at: unixSeconds(now), after };
  const why = await tryOverrideOnThread({
    ...(await materialOf(tx, needs, draw)),
    overrides,
    wanted: override,
  });
  if (why !== null) refuseDraw(drawOfficeMessages.overrideWrong(why));
  const number = overrides.length + 1;
  const { seller_id, draw_key } = draw;
  await insertOverride(tx, {
    seller_id,
    draw_key,
    number,
    entry_id: wanted.entryId,
    code: wanted.code,
    at: now,
    before: canonicalJson(before),
    after: canonicalJson(after),
  });
  await changeStanding(tx, draw, wanted.entryId, canonicalJson(after));
  return { number, before, after };
}
