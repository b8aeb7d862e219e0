// The list of a draw, from the requests as they stand: on a thread of its own they become the rows and the root.
import type { Rules } from '@stagedoor/draw/rules';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import type { Db } from '../platform/db/tables.ts';
import type { AwardsConfig } from './awards-config.ts';
import { refuseDraw, vaultOf } from './awards-needs.ts';
import type { DrawRow } from './draw-store.ts';
import { eligibleEntrants } from './eligible-entrants.ts';
import { strangeLevels } from './entries-of.ts';
import { openSealingThread } from './seal-thread.ts';
import type { Sealed } from './seal-thread.ts';

/** `write` is given the rows of some as JSON, while the thread works on those that come next. */
export async function sealList(
  db: Db,
  vault: AwardsConfig,
  draw: DrawRow,
  rules: Rules,
  now: Date,
  write: (rows: string) => Promise<void>,
): Promise<Sealed> {
  const { seller_id, draw_key, series_id } = draw;
  const key = { sellerId: seller_id, seriesId: series_id };
  const { seed } = vaultOf(vault).open(draw);
  const thread = openSealingThread({ rules, seed, name: { seller_id, draw_key } });
  try {
    const strange = new Set<number>();
    let rows: Promise<string> | undefined;
    for await (const entrants of eligibleEntrants(db, key, now)) {
      for (const level of strangeLevels(rules, entrants)) strange.add(level);
      if (strange.size > 0) continue;
      const before = rows;
      rows = thread.add(entrants);
      if (before) await write(await before);
    }
    if (strange.size > 0) refuseDraw(drawOfficeMessages.strangeLevels([...strange].join(', ')));
    if (!rows) return refuseDraw(drawOfficeMessages.noEntries);
    const sealing = thread.seal();
    await write(await rows);
    return await sealing;
  } finally {
    await thread.end();
  }
}
