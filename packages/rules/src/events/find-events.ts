/** REPORT-05: which events of a long list somebody looks for. */

/** A list that one overlooks needs no search. */
export const MOST_WITHOUT_SEARCH = 10;

export interface EventSearch {
  /** As typed. */
  words: string;
  /** `Boston MA`; empty: any. */
  city: string;
  artistId: string;
  /** Days, `2026-12-01`, both of them within; empty: any. */
  from: string;
  until: string;
}

export interface FindableEvent {
  /** Its names, and those of its artist, its venue and its city. */
  texts: readonly (string | null | undefined)[];
  city: string;
  artistId: string;
  /** None: its date is to come. */
  day: string | undefined;
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** Without accents and in lower case, as somebody types who is in a hurry. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøłđ]/g, (letter) => LETTERS[letter] ?? letter);

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word that was typed begins a word of the event. */
function hasWords({ texts }: FindableEvent, typed: readonly string[]): boolean {
  if (typed.length === 0) return true;
  const words = texts.flatMap((text) => wordsIn(text ?? ''));
  return typed.every((begin) => words.some((word) => word.startsWith(begin)));
}

const isWithin = ({ day }: FindableEvent, { from, until }: EventSearch): boolean =>
  (!from && !until) || (day !== undefined && (!from || day >= from) && (!until || day <= until));

export const isSearched = ({ words, city, artistId, from, until }: EventSearch): boolean =>
  [words.trim(), city, artistId, from, until].some(Boolean);

export function findEvents<E>(
  events: readonly E[],
  search: EventSearch,
  facts: (event: E) => FindableEvent,
): readonly E[] {
  if (!isSearched(search)) return events;
  const typed = wordsIn(search.words);
  return events.filter((event) => {
    const about = facts(event);
    return (
      (!search.city || about.city === search.city) &&
      (!search.artistId || about.artistId === search.artistId) &&
      isWithin(about, search) &&
      hasWords(about, typed)
    );
  });
}
