// What a fan sees of the own entry: its proof from the freezing on, its result once it is published.
import { ownWords } from '@stagedoor/rules/language/own-words';
import type { OwnDrawEntry } from '@stagedoor/contract/calls/shop/draws';
import { proofOf, sealSteps } from '@stagedoor/draw/sealed-list';
import type { SealedList } from '@stagedoor/draw/sealed-list';
import { inTurns } from '@stagedoor/draw/steps';
import { ineligibleWords, resultWords } from '@stagedoor/rules/draw/result-words';
import type { Db } from '../platform/db/tables.ts';
import type { DrawRow } from './draw-store.ts';
import { findEntryOf, readEntries, readSealed } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';
import { nodeSha256 } from './node-sha256.ts';
import { readResults } from './override-draw.ts';
import { laterWords } from './walking/later-words.ts';
import { rulesOf } from './stored-draw.ts';

const MOST_KEPT = 4;

/** What is computed once for all fans of a draw; a frozen list and a published result never change. */
export class DrawMemory {
  readonly #lists = new Map<string, Promise<SealedList>>();
  readonly #places = new Map<string, Promise<Map<number, number[]>>>();

  list(db: Db, draw: DrawRow): Promise<SealedList> {
    return kept(this.#lists, draw, async () =>
      inTurns(sealSteps(rulesOf(draw), await readSealed(db, draw), nodeSha256)),
    );
  }

  /** By level, the places of those who got something there, ascending. */
  served(db: Db, draw: DrawRow): Promise<Map<number, number[]>> {
    return kept(this.#places, draw, async () => {
      const places = new Map<number, number[]>();
      for (const { place, results } of await readEntries(db, draw)) {
        for (const { level, quantity } of readResults(results!)) {
          if (quantity === 0) continue;
          const own = places.get(level);
          if (own) own.push(place!);
          else places.set(level, [place!]);
        }
      }
      return places;
    });
  }
}

function kept<T>(known: Map<string, Promise<T>>, draw: DrawRow, make: () => Promise<T>): Promise<T> {
  const name = `${draw.seller_id}/${draw.draw_key}`;
  const found = known.get(name);
  if (found) return found;
  const making = make();
  known.set(name, making);
  making.catch(() => known.delete(name));
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  return making;
}

/** A sentence for each line of an entry whose draw is published. */
export async function lineWords(
  db: Db,
  memory: DrawMemory,
  draw: DrawRow,
  entry: EntryRow,
  levelNames: ReadonlyMap<number, string>,
): Promise<OwnDrawEntry['lines']> {
  const served = await memory.served(db, draw);
  const later = await laterWords(db, draw, entry, levelNames);
  const nameOf = (level: number): string => ownWords(levelNames.get(level)) ?? `level ${level}`;
  const place = entry.place!;
  return readResults(entry.standing!).map(({ event, level, quantity, result, reason, asked }, line) => ({
    eventId: event,
    levelId: asked.level,
    words:
      later.get(line) ??
      resultWords({
        place,
        entries: draw.entries!,
        result,
        reason,
        askedLevel: nameOf(asked.level),
        askedQuantity: asked.quantity,
        level: nameOf(level),
        quantity,
        servedBefore: (served.get(asked.level) ?? []).filter((earlier) => earlier < place).length,
      }),
  }));
}

export async function ownEntry(
  db: Db,
  memory: DrawMemory,
  draw: DrawRow,
  userId: number,
  levelNames: ReadonlyMap<number, string>,
): Promise<OwnDrawEntry | undefined> {
  const entry = draw.frozen_at === null ? undefined : await findEntryOf(db, draw, userId);
  if (!entry) return undefined;
  const { leaf, proof } = proofOf(await memory.list(db, draw), entry.entry_id);
  const isPublished = draw.state === 'published';
  return {
    entryId: entry.entry_id,
    salt: entry.salt,
    entry: entry.entry,
    leaf,
    proof: proof.map(({ side, hash }) => ({ side, hash })),
    ineligible: entry.ineligible === null ? undefined : ineligibleWords[entry.ineligible],
    place: isPublished ? entry.place! : undefined,
    lines: isPublished ? await lineWords(db, memory, draw, entry, levelNames) : [],
  };
}
