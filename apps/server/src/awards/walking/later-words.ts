// What happened to a fan's lines after the draw, in words.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { givenUpWords, passedWords, reachedWords } from '@stagedoor/rules/draw/result-words';
import { waitingLines } from '@stagedoor/rules/draw/waiting-lines';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { liveOfAwards } from '../charging/restate-entries.ts';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { awardsOfEntries } from '../ordering/award-store.ts';
import { readResults } from '../override-draw.ts';
import { walkOfLine } from './log-store.ts';

/** By line; nothing for a line that is as the draw left it. */
export async function laterWords(
  db: Db,
  draw: DrawRow,
  { entry_id, place, standing }: EntryRow,
  levelNames: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const awards = await awardsOfEntries(db, draw, [entry_id]);
  const live = await liveOfAwards(db, draw.seller_id, awards);
  const times = await ofSeller.times(db, draw.seller_id);
  const words = new Map<number, string>();
  const nameOf = (level: number): string => ownWords(levelNames.get(level)) ?? `level ${level}`;
  for (const award of awards) {
    const { number, line, quantity, price_level_id } = award;
    const level = nameOf(price_level_id);
    const facts = { place: place!, entries: draw.entries!, level, quantity };
    if ((live.get(award) ?? 0) === 0) words.set(line, givenUpWords(facts));
    else if (number > 0) {
      const walkedOn = times.formatDate((await walkOfLine(db, draw, number)) ?? draw.published_at!);
      words.set(line, reachedWords({ ...facts, walkedOn }));
    }
  }
  if (awards.some(({ lapsed_at }) => lapsed_at !== null)) {
    const results = readResults(standing!);
    for (const line of waitingLines(results, new Set(words.keys())))
      words.set(
        line,
        passedWords({
          place: place!,
          entries: draw.entries!,
          askedLevel: nameOf(results[line]!.asked.level),
        }),
      );
  }
  return words;
}
