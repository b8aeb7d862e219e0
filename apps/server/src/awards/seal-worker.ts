// Entrants come in portions and become rows, a portion at a time; at the end all that came is sealed.
import { sealList } from '@stagedoor/draw/sealed-list';
import { parentPort, workerData } from 'node:worker_threads';
import { goLast } from '../platform/go-last.ts';
import type { EligibleEntrant } from './eligible-entrants.ts';
import { entriesOf } from './entries-of.ts';
import type { SealedEntrant } from './entries-of.ts';
import { entryOfText } from './entry-of-text.ts';
import { nodeSha256 } from './node-sha256.ts';
import type { Sealed, SealOrder } from './seal-thread.ts';

const { rules, seed, name } = workerData as SealOrder;
/** Of all that were added only what the list is made of: the rest went with its rows. */
const added: Pick<SealedEntrant, 'salt' | 'entry'>[] = [];

const rowOf = ({ entrant, id, salt, entry }: SealedEntrant) => ({
  ...name,
  entry_id: id,
  request_id: entrant.requestId,
  user_id: entrant.userId,
  salt,
  entry,
  ineligible: entrant.ineligible,
});

function rowsOf(entrants: readonly EligibleEntrant[]): string {
  const ofThese = entriesOf(rules, entrants, seed);
  for (const { salt, entry } of ofThese) added.push({ salt, entry });
  return JSON.stringify(ofThese.map(rowOf));
}

function* entries(): Generator<unknown> {
  for (const one of added) yield entryOfText(one);
}

function seal(): Sealed {
  const { root, roll } = sealList(rules, entries(), { sha256: nodeSha256 });
  return { root, size: roll.size };
}

goLast();
parentPort!.on('message', (entrants: EligibleEntrant[] | null) => {
  parentPort!.postMessage(entrants ? rowsOf(entrants) : seal());
  if (!entrants) parentPort!.close();
});
