import { expect, test } from 'vitest';
import { parametersOf } from '../../packages/rules/src/language/facts-of.ts';
import { judgeLanguage } from './judge-language.ts';
import type { ReadLanguage } from './read-language.ts';
import { entryOf, readMessages, type Entry } from './read-messages.ts';
import { sentencesIn } from './letter-sentences.ts';
import { speakIn } from './speak.ts';
import { spokenModules } from './spoken-modules.ts';
import { messagesIn, unspokenMessages } from './unspoken-messages.ts';

const source = `
import { spoken } from '../language/spoken.ts';
const plural = (many: number): string => (many === 1 ? '' : 's');
export const greetings = spoken('greetings', {
  hello: 'Hello',
  bye: 'Goodbye',
  left: (count: number, of: number) => \`\${count} of \${of} ticket\${plural(count)} left\`,
  letter: ({ number }: { number: string }) => ({ subject: \`Order \${number}\`, headline: 'Thank you' }),
  steps: ['One', 'Two'],
  nested: { 'odd-name': 'Odd', even: 'Even' },
});
`;

const modules = (): Map<string, Entry> => {
  const messages = readMessages('greetings.ts', source);
  return new Map([['greetings', entryOf(messages!.english)]]);
};

const french = (greetings: ReadLanguage['said'][string], leftUnsaid: string[] = []): ReadLanguage => ({
  code: 'fr',
  manifest: { locale: 'fr-CA', whole: true, leftUnsaid },
  said: { greetings },
});

const whole = {
  hello: 'Bonjour',
  bye: 'Au revoir',
  left: '{count, plural, one {# billet} other {# billets}} sur {of}',
  letter: { subject: 'Commande {number}', headline: 'Merci' },
  steps: ['Un', 'Deux'],
  nested: { 'odd-name': 'Impair', even: 'Pair' },
};

const problems = (said: ReadLanguage['said'][string], leftUnsaid?: string[]): string[] =>
  judgeLanguage(french(said, leftUnsaid), modules(), []).map(({ at, kind }) => `${kind} ${at}`);

test('[LANG-03] a language that has everything has no problems', () => {
  expect(problems(whole)).toEqual([]);
});

test('[LANG-03] what is missing, unused, unreadable, too long or has other facts is named', () => {
  const { bye: _, ...without } = whole;
  expect(problems(without)).toEqual(['missing greetings.bye']);
  expect(problems({ ...whole, nested: { even: 'Pair' } })).toEqual(['missing greetings.nested.odd-name']);
  expect(problems({ ...whole, more: 'Plus' })).toEqual(['unused greetings.more']);
  expect(problems({ ...whole, hello: 'Bonjour {' })).toEqual(['unreadable greetings.hello']);
  expect(problems({ ...whole, hello: 'Bonjour {name}' })).toEqual(['facts greetings.hello']);
  expect(problems({ ...whole, left: 'Il en reste {count}' })).toEqual(['facts greetings.left']);
  expect(problems({ ...whole, left: 'Il en reste {count}' }, ['greetings.left.of'])).toEqual([]);
  expect(problems({ ...whole, hello: 'Nous vous souhaitons le bonjour' })).toEqual(['long greetings.hello']);
  expect(problems({ ...whole, hello: "L'heure" })).toEqual(['apostrophe greetings.hello']);
  expect(problems({ ...whole, hello: 'Salut !' })).toEqual(['blank greetings.hello']);
  expect(problems({ ...whole, hello: 'Salut\u00A0: toi' })).toEqual([]);
  expect(
    judgeLanguage({ ...french(whole), said: { greetings: whole, other: {} } }, modules(), []),
  ).toMatchObject([{ kind: 'unused', at: 'other' }]);
});

test('[LANG-03] a build has the other language in place of the English', () => {
  const code = speakIn({ greetings: whole }, 'greetings.ts', source)!;
  expect(code).not.toMatch(/spoken\('|Hello|Goodbye|Thank you/);
  expect(code).toContain("import { say } from '@stagedoor/rules/language/say'");
  expect(code).toContain('"hello": "Bonjour"');
  expect(code).toContain('"steps": ["Un", "Deux"]');
  expect(code).toContain('"odd-name": "Impair"');
  expect(code).toContain(
    '"left": (count, of) => (say([{"name":"count","choose":"plural","cases":{"one":[{"count":true}," billet"],"other":[{"count":true}," billets"]}}," sur ",{"name":"of"}], { count, of }))',
  );
  expect(code).toContain(
    '"letter": (facts) => ({ "subject": say(["Commande ",{"name":"number"}], facts), "headline": "Merci" })',
  );
});

test('[LANG-03] where a sentence is missing the English stays, and for English all of it', () => {
  const code = speakIn({ greetings: { hello: 'Bonjour' } }, 'greetings.ts', source)!;
  expect(code).toContain(`"hello": "Bonjour", "bye": 'Goodbye', "left": (count: number, of: number) =>`);
  const english = speakIn({}, 'greetings.ts', source)!;
  expect(english).not.toContain("spoken('");
  expect(english).toContain("export const greetings = ({\n  hello: 'Hello',");
  expect(speakIn({}, 'other.ts', 'export const x = 1;')).toBeUndefined();
});

const letter = `
import { letterParts, said } from '../mail/index.ts';
const { paragraph, button } = letterParts;
export const write = (number: string, isLate: boolean, url: string) => ({
  subject: said\`Your order \${number}\`,
  other: \`Not said \${number}\`,
  parts: [
    paragraph\`Pay by \${number} or \${url}.\`,
    paragraph\`\${number}\`,
    letterParts.note\`Thank you\`,
    button(isLate ? 'Pay now' : 'See it', url),
    letterParts.facts([['Paid with', url]]),
  ],
});
`;

test('[LANG-06] the sentences of a letter are found where it is written', () => {
  expect(sentencesIn('letter.ts', letter).toSorted()).toEqual([
    'Paid with',
    'Pay by {0} or {1}.',
    'Pay now',
    'See it',
    'Thank you',
    'Your order {0}',
  ]);
});

test('[LANG-06] a letter that lacks a sentence, or has another fact, is named', () => {
  const of = (letters: Record<string, string>): string[] =>
    judgeLanguage({ ...french(whole), said: { greetings: whole, letters } }, modules(), [
      'Pay {0} by {1}',
    ]).map(({ kind }) => kind);
  expect(of({ 'Pay {0} by {1}': 'D’ici le {1}, payez {0}' })).toEqual([]);
  expect(of({})).toEqual(['missing']);
  expect(of({ 'Pay {0} by {1}': 'Payez {0}' })).toEqual(['facts']);
  expect(of({ 'Pay {0} by {1}': 'Payez {0} d’ici {1}', Other: 'Autre' })).toEqual(['unused']);
});

type Words = Readonly<Record<string, unknown>>;

function functionsIn(
  at: string,
  entry: Entry,
  words: unknown,
): { at: string; entry: Entry; words: unknown }[] {
  if (entry.kind === 'function') return [{ at, entry, words }];
  if (entry.kind !== 'names') return [];
  return [...entry.entries].flatMap(([name, each]) =>
    functionsIn(`${at}.${name}`, each, (words as Words)[name]),
  );
}

test('[LANG-03] the server reads from every English function what its arguments are called', async () => {
  const found = spokenModules();
  expect(found.size).toBeGreaterThan(40);
  const read: unknown[] = [];
  const written: unknown[] = [];
  for (const [name, entry] of found) {
    const file = (await import(`../../packages/rules/src/messages/${name}.ts`)) as Words;
    const [words] = Object.values(file);
    for (const each of functionsIn(name, entry, words)) {
      if (each.entry.kind !== 'function') continue;
      written.push([each.at, each.entry.parameters, each.entry.isOne]);
      const { names, isOne } = parametersOf(each.words as () => unknown);
      read.push([each.at, names, isOne]);
    }
  }
  expect(read.length).toBeGreaterThan(100);
  expect(read).toEqual(written);
});

test('[LANG-03] every file of messages that a customer’s page shows is spoken', () => {
  expect(messagesIn("import { x } from '@stagedoor/rules/messages/shell';")).toEqual(['shell']);
  expect(unspokenMessages()).toEqual([]);
});
