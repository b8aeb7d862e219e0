// Sentences as translators write them, in the part of ICU's message format that we use: {name}, {many, number},
// {names, list}, {names, or}, plural, selectordinal and select. Anything else is a mistake that is told with its place.
import type { Part, Sentence } from './sentence.ts';

const NAME = /^\w+/;
const KEY = /^(=\d+|\w+)/;
const choices = new Map<string, 'plural' | 'ordinal' | 'select'>([
  ['plural', 'plural'],
  ['selectordinal', 'ordinal'],
  ['select', 'select'],
]);
const shown = new Map<string, 'number' | 'list' | 'or'>([
  ['number', 'number'],
  ['list', 'list'],
  ['or', 'or'],
]);

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  sentence(inCase: boolean, inPlural: boolean): Sentence {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain) parts.push(plain);
      plain = '';
    };
    while (this.at < this.text.length) {
      const sign = this.text[this.at] ?? '';
      if (sign === '}' && inCase) break;
      if (sign === '}') this.fail('a brace that closes nothing');
      if (sign === "'") plain += this.quoted();
      else if (sign === '{') {
        flush();
        parts.push(this.argument(inPlural));
      } else if (sign === '#' && inPlural) {
        flush();
        parts.push({ count: true });
        this.at += 1;
      } else {
        plain += sign;
        this.at += 1;
      }
    }
    flush();
    return parts;
  }

  /** ICU's way: an apostrophe before a brace quotes up to the next one, a double one is one, any other is itself. */
  private quoted(): string {
    const next = this.text[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}') {
      this.at += 1;
      return "'";
    }
    const end = this.text.indexOf("'", this.at + 1);
    const text = this.text.slice(this.at + 1, end < 0 ? undefined : end);
    this.at = end < 0 ? this.text.length : end + 1;
    return text;
  }

  private argument(inPlural: boolean): Part {
    this.take('{');
    const name = this.word(NAME, 'a name');
    if (this.takes('}')) return { name };
    this.take(',');
    const kind = this.word(NAME, 'what is done with it');
    if (this.takes('}')) {
      return { name, as: shown.get(kind) ?? this.fail(`“${kind}”, which is not known`) };
    }
    this.take(',');
    const choose = choices.get(kind) ?? this.fail(`“${kind}”, which chooses nothing`);
    return { name, choose, cases: this.cases(inPlural || choose !== 'select') };
  }

  private cases(inPlural: boolean): Readonly<Record<string, Sentence>> {
    const cases: Record<string, Sentence> = {};
    while (!this.takes('}')) {
      const key = this.word(KEY, 'a case');
      this.take('{');
      cases[key] = this.sentence(true, inPlural);
      this.take('}');
    }
    if (!('other' in cases)) this.fail('no case “other”');
    return cases;
  }

  private blanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private word(pattern: RegExp, what: string): string {
    this.blanks();
    const [word] = pattern.exec(this.text.slice(this.at)) ?? [];
    if (!word) return this.fail(`${what} is missing`);
    this.at += word.length;
    return word;
  }

  private takes(sign: string): boolean {
    this.blanks();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private take(sign: string): void {
    if (!this.takes(sign)) this.fail(`no ${sign}`);
  }

  private fail(problem: string): never {
    throw new Error(`${problem} at ${this.at + 1} of “${this.text}”`);
  }
}

export const readSentence = (text: string): Sentence => new Reader(text).sentence(false, false);
