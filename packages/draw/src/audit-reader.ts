// Reads an audit file and checks the form of every line; what the lines claim is kept for the checks that follow.
import { toHex, writeHex } from './bytes.ts';
import { parseLine } from './canonical-line.ts';
import { withRoom } from './column.ts';
import { readEntry } from './entry.ts';
import { readHeader, type Header } from './header.ts';
import { LineSplitter, type Chunk } from './line-splitter.ts';
import { inLine, Mismatch } from './mismatch.ts';
import { readResults } from './outcome.ts';
import { overrideFrom, type Override } from './override.ts';
import { comparePublished, type Published } from './published.ts';
import { fields, hex, list, whole } from './reading.ts';
import { refuse } from './refusal.ts';
import { Roll } from './roll.ts';
import { twice } from './sealed-list.ts';
import type { Hashing, Sha256 } from './sha256.ts';

export interface ClaimedOverride {
  readonly line: number;
  readonly text: string;
  readonly override: Override;
}

/** A file whose lines all have their form. */
export interface AuditFile {
  readonly header: Header;
  /** In the order of the file. */
  readonly roll: Roll;
  readonly claims: Claims;
  readonly overrides: readonly ClaimedOverride[];
  readonly lines: number;
  readonly end: { readonly lines: number; readonly hash: string };
  /** Of all bytes before the last line. */
  readonly hash: string;
  /** The text of the last line before the overrides. */
  readonly lastEntryLine: string;
}

/** What the lines say of their entries: rank and turn in a row, 64 bytes an entry. */
export interface Claims {
  tags: Uint8Array;
  readonly places: number[];
  readonly results: string[];
}

const entryKeys = ['type', 'place', 'rank', 'turn', 'salt', 'entry', 'results'] as const;
const overrideKeys = ['type', 'number', 'entry', 'code', 'at', 'before', 'after', 'previous'] as const;

export class AuditReader {
  readonly #splitter = new LineSplitter((text, bytes) => this.#line(text, bytes));
  readonly #hashing: Hashing;
  readonly #published: Published | undefined;
  readonly #claims: Claims = { tags: new Uint8Array(4096), places: [], results: [] };
  readonly #overrides: ClaimedOverride[] = [];
  readonly #ids = new Set<string>();
  #lines = 0;
  #header: Header | undefined;
  #roll: Roll | undefined;
  #lastEntryLine = '';
  #end: AuditFile['end'] | undefined;

  constructor(sha256: Sha256, published?: Published) {
    this.#hashing = sha256.create();
    this.#published = published;
  }

  get lines(): number {
    return this.#lines;
  }

  /** As far as the file is read: how many entries there shall be. */
  get expectedEntries(): number {
    return this.#header?.entries ?? 0;
  }

  push(chunk: Chunk): void {
    this.#splitter.push(chunk);
  }

  close(): AuditFile {
    if (this.#splitter.hasRest) throw new Mismatch(this.#lines + 1, 'form', 'breaks off without a line end');
    if (!this.#header || !this.#roll || !this.#end) {
      throw new Mismatch(this.#lines + 1, 'form', 'is missing: the file breaks off before its closing line');
    }
    return {
      header: this.#header,
      roll: this.#roll,
      claims: this.#claims,
      overrides: this.#overrides,
      lines: this.#lines,
      end: this.#end,
      hash: toHex(this.#hashing.digest()),
      lastEntryLine: this.#lastEntryLine,
    };
  }

  #line(text: string, bytes: Uint8Array): void {
    this.#lines += 1;
    const line = this.#lines;
    if (this.#end) throw new Mismatch(line, 'form', 'stands behind the closing line');
    const value = parseLine(text, line);
    const type = (value as { type?: unknown } | null)?.type;
    const expected = this.#expectedTypes();
    if (!expected.includes(type as string)) {
      throw new Mismatch(line, 'form', `is of type ${JSON.stringify(type)}, not ${expected.join(' or ')}`);
    }
    inLine(line, 'form', () => this.#read(type as string, value, text));
    if (type !== 'end') this.#hashing.update(bytes);
    if (type === 'draw' && this.#published) {
      inLine(1, 'published', () => comparePublished(this.#published!, this.#header!));
    }
  }

  #expectedTypes(): string[] {
    if (!this.#header || !this.#roll) return ['draw'];
    return this.#roll.size < this.#header.entries ? ['entry'] : ['override', 'end'];
  }

  #read(type: string, value: unknown, text: string): void {
    if (type === 'draw') {
      this.#header = readHeader(value);
      this.#roll = new Roll(this.#header.plan);
    } else if (type === 'entry') this.#readEntry(value);
    else if (type === 'override') this.#readOverride(value, text);
    else {
      const from = fields(value, '', ['type', 'lines', 'hash']);
      this.#end = { lines: whole(from, 'lines', ''), hash: hex(from, 'hash', '', 32) };
    }
    if (type === 'draw' || type === 'entry') this.#lastEntryLine = text;
  }

  #readEntry(value: unknown): void {
    const from = fields(value, '', entryKeys);
    const roll = this.#roll!;
    const claims = this.#claims;
    const at = 64 * roll.size;
    claims.places.push(whole(from, 'place', '', 1));
    claims.tags = withRoom(claims.tags, at + 64);
    writeHex(hex(from, 'rank', '', 32), claims.tags, at);
    writeHex(hex(from, 'turn', '', 32), claims.tags, at + 32);
    readResults(list(from, 'results', ''), 'results');
    claims.results.push(JSON.stringify(from.results));
    const entry = readEntry(from.entry, roll.plan);
    if (this.#ids.has(entry.id)) refuse('entry.id', twice);
    this.#ids.add(entry.id);
    roll.add(hex(from, 'salt', '', 32), entry);
  }

  #readOverride(value: unknown, text: string): void {
    const from = fields(value, '', overrideKeys);
    whole(from, 'number', '', 1);
    hex(from, 'previous', '', 32);
    readResults(list(from, 'before', ''), 'before');
    this.#overrides.push({ line: this.#lines, text, override: overrideFrom(from, '') });
  }
}
