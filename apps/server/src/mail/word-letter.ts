// OPS-48: a letter in the words of its outlet. What it tells stays as it is.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { fillWording, openingLines } from '@stagedoor/rules/letters/letter-wording';
import type { LetterWording, WordingFacts } from '@stagedoor/rules/letters/letter-wording';
import type { Letter } from './letter.ts';
import { letterParts } from './letter-parts.ts';
import type { Letterhead } from './letterhead.ts';

/** The number is the last word of what it is about: `order Z4100000114`. */
export const numberIn = (about: string | null | undefined): string =>
  /[A-Z]?\d+$/.exec(about ?? '')?.[0] ?? '';

export const wordSubject = (wording: LetterWording | undefined, facts: WordingFacts): string =>
  wording?.subject ? fillWording(ownWords(wording.subject), facts) : facts.subject;

export function wordLetter(
  { name: shop, wordings }: Letterhead,
  letter: Letter,
): { worded: Letter; opening: string | null } {
  const wording = letter.kind === undefined ? undefined : wordings[letter.kind];
  if (!wording) return { worded: letter, opening: null };
  const facts = { subject: letter.subject, shop, number: numberIn(letter.about) };
  const lines = openingLines(wording.opening && ownWords(wording.opening), facts);
  const [greeting, ...rest] = letter.parts;
  const parts = [
    ...(greeting ? [greeting] : []),
    ...lines.map((line) => letterParts.paragraph`${line}`),
    ...rest,
  ];
  return {
    worded: { ...letter, subject: wordSubject(wording, facts), parts },
    opening: lines.length > 0 ? lines.join('\n\n') : null,
  };
}
