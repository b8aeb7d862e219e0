// The source of a file of messages, with another language in place of its English; where a sentence is missing the
// English stays. Of what remains the bundler takes away what only the English had needed.
import type { Said } from '../../packages/rules/src/language/current-language.ts';
import { readSentence } from '../../packages/rules/src/language/read-sentence.ts';
import { entryOf, readMessages, type Entry } from './read-messages.ts';

interface Spelled {
  text: string;
  /** Whether a sentence has facts to put in. */
  says: boolean;
}

function spellSaid(said: Said, facts: string | undefined): Spelled {
  if (typeof said === 'string') {
    const sentence = readSentence(said);
    if (sentence.every((part) => typeof part === 'string'))
      return { text: JSON.stringify(sentence.join('')), says: false };
    return { text: `say(${JSON.stringify(sentence)}, ${facts ?? '{}'})`, says: true };
  }
  const several = Array.isArray(said);
  const spelled = Object.entries(said).map(([name, each]: [string, Said]) => ({
    name,
    ...spellSaid(each, facts),
  }));
  const texts = spelled.map(({ name, text }) => (several ? text : `${JSON.stringify(name)}: ${text}`));
  const body = texts.join(', ');
  return { text: several ? `[${body}]` : `{ ${body} }`, says: spelled.some(({ says }) => says) };
}

function spellFunction(entry: Extract<Entry, { kind: 'function' }>, said: Said): Spelled {
  const names = entry.parameters.join(', ');
  const { text, says } = spellSaid(said, entry.isOne ? 'facts' : `{ ${names} }`);
  const head = says ? (entry.isOne ? 'facts' : names) : '';
  return { text: `(${head}) => (${text})`, says };
}

function spell(entry: Entry, said: Said | undefined, english: (entry: Entry) => string): Spelled {
  if (said === undefined) return { text: english(entry), says: false };
  if (entry.kind === 'function') return spellFunction(entry, said);
  if (entry.kind !== 'names' || typeof said === 'string' || Array.isArray(said))
    return spellSaid(said, undefined);
  const below = said as Readonly<Record<string, Said>>;
  const spelled = [...entry.entries].map(([name, each]) => ({ name, ...spell(each, below[name], english) }));
  const texts = spelled.map(({ name, text }) => `${JSON.stringify(name)}: ${text}`);
  return { text: `{ ${texts.join(', ')} }`, says: spelled.some(({ says }) => says) };
}

const IMPORT = "import { say } from '@stagedoor/rules/language/say';\n";

/** Undefined where the file declares nothing that is spoken. */
export function speakIn(
  said: Readonly<Record<string, Said>>,
  path: string,
  source: string,
): string | undefined {
  const messages = readMessages(path, source);
  if (!messages) return undefined;
  const { name, english, call } = messages;
  const as = (entry: Entry): string => source.slice(entry.node.start, entry.node.end);
  const { text, says } = spell(entryOf(english), said[name], as);
  return `${says ? IMPORT : ''}${source.slice(0, call.start)}(${text})${source.slice(call.end)}`;
}
