// What is wrong with a language: sentences that are missing, that nobody says, that cannot be read, that name other facts
// than the English does, or that are too long for where they stand.
import type { Said } from '../../packages/rules/src/language/current-language.ts';
import { readSentence } from '../../packages/rules/src/language/read-sentence.ts';
import type { Part, Sentence } from '../../packages/rules/src/language/sentence.ts';
import { LETTERS } from './letter-sentences.ts';
import type { Entry } from './read-messages.ts';
import type { ReadLanguage } from './read-language.ts';

export interface WordsProblem {
  /** `cards.endingIn` */
  at: string;
  kind: 'missing' | 'unused' | 'unreadable' | 'facts' | 'long' | 'apostrophe' | 'blank';
  told: string;
}

/** What stands on a button or above a field is short in English. */
const LABEL = 28;
/** Other languages need more room, the shorter the text the more. */
const roomFor = (at: string, english: string): number => MEASURED[at] ?? Math.ceil(14 + 1.6 * english.length);
/** A card gateway takes a button's words up to here, and refuses its whole form beyond. */
export const MEASURED: Readonly<Record<string, number>> = {
  'saved-payments.save': 20,
  'saved-payments.saveAndGoOn': 20,
};

const factsIn = (sentence: Sentence): string[] => sentence.flatMap(factsOfPart);

function factsOfPart(part: Part): string[] {
  if (typeof part === 'string' || 'count' in part) return [];
  return 'choose' in part ? [part.name, ...Object.values(part.cases).flatMap(factsIn)] : [part.name];
}

function sentencesIn(said: Said): string[] {
  if (typeof said === 'string') return [said];
  return Object.values(said).flatMap((each: Said) => sentencesIn(each));
}

/** The English as it stands, where it is a text and not made of others. */
const englishOf = (entry: Entry): string | undefined =>
  entry.node.type === 'Literal' && typeof entry.node.value === 'string' ? entry.node.value : undefined;

/** How it is set: in no language a plain blank stands before these signs; French has a hard one before the colon. */
const judgeSetting = (at: string, text: string): WordsProblem[] => [
  ...(text.includes("'") ? [{ at, kind: 'apostrophe' as const, told: 'an apostrophe is written ’' }] : []),
  ...(/ [:;!?](\s|$)/.test(text)
    ? [{ at, kind: 'blank' as const, told: 'no plain blank before : ; ! ?' }]
    : []),
];

function judgeFacts(at: string, entry: Entry, said: Said, leftUnsaid: ReadonlySet<string>): WordsProblem[] {
  const known = entry.kind === 'function' ? entry.parameters : [];
  const named = new Set(sentencesIn(said).flatMap((text) => factsIn(readSentence(text))));
  const unknown = [...named].filter((name) => !known.includes(name));
  const forgotten = known.filter((name) => !named.has(name) && !leftUnsaid.has(`${at}.${name}`));
  return [
    ...unknown.map((name) => ({ at, kind: 'facts' as const, told: `there is no {${name}}` })),
    ...forgotten.map((name) => ({ at, kind: 'facts' as const, told: `{${name}} is left unsaid` })),
  ];
}

function judgeText(at: string, entry: Entry, said: Said, language: ReadLanguage): WordsProblem[] {
  try {
    const problems = judgeFacts(at, entry, said, new Set(language.manifest.leftUnsaid));
    problems.push(...judgeSetting(at, sentencesIn(said).join('\n')));
    const english = englishOf(entry);
    if (english !== undefined && english.length <= LABEL && typeof said === 'string') {
      const room = roomFor(at, english);
      if (said.length > room)
        problems.push({ at, kind: 'long', told: `${said.length} characters where ${room} have room` });
    }
    return problems;
  } catch (error) {
    return [{ at, kind: 'unreadable', told: (error as Error).message }];
  }
}

const isBranch = (said: Said): said is { readonly [name: string]: Said } =>
  typeof said !== 'string' && !Array.isArray(said);

function judgeEntry(
  at: string,
  entry: Entry,
  said: Said | undefined,
  language: ReadLanguage,
): WordsProblem[] {
  if (said === undefined)
    return [{ at, kind: 'missing', told: englishOf(entry) ?? 'a sentence that is made' }];
  if (entry.kind !== 'names') return judgeText(at, entry, said, language);
  if (!isBranch(said)) return [{ at, kind: 'facts', told: 'names are expected below it' }];
  const below = [...entry.entries].flatMap(([name, each]) =>
    judgeEntry(`${at}.${name}`, each, said[name], language),
  );
  const unused = Object.keys(said).filter((name) => !entry.entries.has(name));
  return [
    ...below,
    ...unused.map((name) => ({ at: `${at}.${name}`, kind: 'unused' as const, told: 'nobody says it' })),
  ];
}

/** LANG-06: a sentence of a letter is found by its English, which names its facts by number. */
function judgeLetters(said: Said | undefined, sentences: readonly string[]): WordsProblem[] {
  const words = said !== undefined && isBranch(said) ? said : {};
  const judged = sentences.flatMap((english): WordsProblem[] => {
    const at = `${LETTERS}: ${english}`;
    const other = words[english];
    if (typeof other !== 'string') return [{ at, kind: 'missing', told: 'the letter speaks English here' }];
    const differs = [english, other].map((text) => factsIn(readSentence(text)).toSorted().join());
    return [
      ...(differs[0] === differs[1] ? [] : [{ at, kind: 'facts' as const, told: other }]),
      ...judgeSetting(at, other),
    ];
  });
  const unused = Object.keys(words).filter((english) => !sentences.includes(english));
  return [...judged, ...unused.map((at) => ({ at, kind: 'unused' as const, told: 'no letter says it' }))];
}

export function judgeLanguage(
  language: ReadLanguage,
  modules: ReadonlyMap<string, Entry>,
  letters: readonly string[],
): WordsProblem[] {
  const unused = Object.keys(language.said).filter((name) => !modules.has(name) && name !== LETTERS);
  return [
    ...[...modules].flatMap(([name, entry]) => judgeEntry(name, entry, language.said[name] ?? {}, language)),
    ...judgeLetters(language.said[LETTERS], letters),
    ...unused.map((name) => ({ at: name, kind: 'unused' as const, told: 'there are no such messages' })),
  ];
}
