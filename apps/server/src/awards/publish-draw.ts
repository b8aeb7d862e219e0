// Results become what fans read, in one moment for all of them, with the file from which anybody computes them again.
import type { AwardCharges } from '@stagedoor/rules/plans/award-charges';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import type { Tx } from '../platform/db/tables.ts';
import { publishAwards } from '../requests/index.ts';
import { refuseDraw } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { moveDraw } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { readEntries } from './entry-store.ts';
import { insertAwards } from './ordering/award-store.ts';
import { awardsOfResults } from './ordering/awards-of-results.ts';
import { chargesOfDraw } from './ordering/charges-of-draw.ts';
import { saveFile } from './file-store.ts';
import { readResults } from './override-draw.ts';
import { fileOf } from './prepare-file.ts';
import type { PreparedFile } from './prepare-file.ts';
import { awardedLines, reviewOf } from './review.ts';
import type { Review } from './review.ts';

interface Publishing {
  /** What somebody has read and typed in. */
  charges: number;
  /** The file, where it was made beforehand. */
  prepared: PreparedFile | undefined;
}

/** The draw's row must be locked. */
export async function publishDraw(
  tx: Tx,
  needs: AwardsNeeds,
  draw: DrawRow,
  { charges, prepared }: Publishing,
  now: Date,
): Promise<{ review: Review; charging: AwardCharges; fileHash: string }> {
  if (draw.state !== 'drawn') refuseDraw(drawOfficeMessages.notDrawn);
  const entries = await readEntries(tx, draw);
  const review = reviewOf(entries);
  const charging = await chargesOfDraw(tx, draw, entries, now);
  if (charging.charges !== charges) refuseDraw(drawOfficeMessages.countWrong);
  const { parts, hash, mismatch } = await fileOf(tx, needs, draw, prepared);
  if (mismatch !== null) refuseDraw(drawOfficeMessages.verifierDisagrees(mismatch));
  await saveFile(tx, draw, parts);
  await needs.checkpoint('file written');
  const awards = entries.map(({ request_id, standing }) => ({
    requestId: request_id,
    lines: awardedLines(readResults(standing!)),
  }));
  await publishAwards(tx, draw.seller_id, awards, now);
  await insertAwards(
    tx,
    entries.flatMap((entry) => awardsOfResults(draw, entry, readResults(entry.standing!))),
  );
  await needs.checkpoint('awards written');
  await moveDraw(tx, draw, 'published', { published_at: now, file_hash: hash });
  await needs.checkpoint('draw published');
  return { review, charging, fileHash: hash };
}
