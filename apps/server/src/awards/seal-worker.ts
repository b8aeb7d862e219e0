// Entrants come in portions and become rows in portions: neither this thread nor the shop holds its breath.
import { sealList } from '@stagedoor/draw/sealed-list';
import { parentPort, workerData } from 'node:worker_threads';
import type { EligibleEntrant } from './eligible-entrants.ts';
import { entriesOf } from './entries-of.ts';
import type { SealedEntrant } from './entries-of.ts';
import { nodeSha256 } from './node-sha256.ts';
import type { Sealed, SealOrder } from './seal-thread.ts';
import { entryOfText } from './entry-of-text.ts';

const { rules, seed, name } = workerData as SealOrder;
const ROWS_AT_ONCE = 1000;
const sealed: SealedEntrant[] = [];

const rowOf = ({ entrant, id, salt, entry }: SealedEntrant) => ({
  ...name,
  entry_id: id,
  request_id: entrant.requestId,
  user_id: entrant.userId,
  salt,
  entry,
  ineligible: entrant.ineligible,
});

function seal(): void {
  const entries = sealed.map(entryOfText);
  const { root, roll } = sealList(rules, entries, { sha256: nodeSha256 });
  for (let from = 0; from < sealed.length; from += ROWS_AT_ONCE) {
    parentPort!.postMessage(JSON.stringify(sealed.slice(from, from + ROWS_AT_ONCE).map(rowOf)));
  }
  const answer: Sealed = { root, size: roll.size };
  parentPort!.postMessage(answer);
  parentPort!.close();
}

parentPort!.on('message', (entrants: EligibleEntrant[] | null) => {
  if (entrants) sealed.push(...entriesOf(rules, entrants, seed));
  else seal();
});
