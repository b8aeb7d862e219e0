// DRAW-10: a draw is given up in the open. Its secret and list are public from now on, and the next one stands beside it.
import { planOf } from '@stagedoor/draw/plan';
import { canBeAbandoned, nextSource } from '@stagedoor/rules/draw/next-source';
import type { WantedSource } from '@stagedoor/rules/draw/next-source';
import { publicInputOf } from '@stagedoor/rules/draw/draw-rules';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { drawnSeries, findSeriesTimes } from '../catalogue/index.ts';
import { drawStock } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuseDraw, vaultOf } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { bytesOf } from './commit-draws.ts';
import { newDrawSecrets } from './draw-secrets.ts';
import { insertDraw, moveDraw } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { abandonedOnThread } from './draw-thread.ts';
import { readSealed } from './entry-store.ts';
import { saveFile } from './file-store.ts';
import { inventoryOf, publicNumberOf, publishedAtFreezing, rulesOf } from './stored-draw.ts';

async function publishSecret(tx: Tx, needs: AwardsNeeds, draw: DrawRow): Promise<string> {
  const isFrozen = draw.frozen_at !== null;
  const { parts, hash, mismatch } = await abandonedOnThread({
    rules: rulesOf(draw),
    secret: vaultOf(needs).open(draw).secret,
    publicNumber: publicNumberOf(draw) ?? null,
    inventory: isFrozen ? inventoryOf(draw) : null,
    entries: await readSealed(tx, draw),
    published: publishedAtFreezing(draw),
  });
  if (mismatch !== null) refuseDraw(drawOfficeMessages.verifierDisagrees(mismatch));
  await saveFile(tx, draw, parts);
  return hash;
}

/** The draw's row must be locked. Answers the next draw of the series; its requests wait for that one as they are. */
export async function abandonDraw(
  tx: Tx,
  needs: AwardsNeeds,
  draw: DrawRow,
  wanted: WantedSource,
  now: Date,
): Promise<{ next: string; fileHash: string }> {
  if (!canBeAbandoned({ state: draw.state, isLocked: draw.locked_at !== null }))
    refuseDraw(drawOfficeMessages.notAbandonable);
  const { seller_id, series_id, outlet_id } = draw;
  const series = await findSeriesTimes(tx, seller_id, series_id);
  const input = nextSource(series!.draw!.publicInput, wanted, now);
  if (typeof input === 'string') return refuseDraw(input);
  const fileHash = await publishSecret(tx, needs, draw);
  await needs.checkpoint('secret published');
  const rules = rulesOf(draw);
  const levelIds = planOf(rules).levels.map(({ id }) => id);
  await drawStock.release(tx, { sellerId: seller_id, levelIds, drawKey: draw.draw_key });
  await moveDraw(tx, draw, 'abandoned', { abandoned_at: now, file_hash: fileHash });
  await drawnSeries.nameSource(tx, seller_id, series_id, { ...series!.draw!, publicInput: input });
  const attempt = draw.attempt + 1;
  const name = { seller_id, draw_key: `${series_id}-${attempt}` };
  await insertDraw(tx, {
    ...name,
    ...vaultOf(needs).seal(name, newDrawSecrets()),
    ...bytesOf({ ...rules, draw: name.draw_key, publicInput: publicInputOf(input) }),
    outlet_id,
    series_id,
    attempt,
    committed_at: now,
    locked_at: now,
  });
  await needs.checkpoint('draw abandoned');
  return { next: name.draw_key, fileHash };
}
