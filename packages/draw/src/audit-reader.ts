// Reads an audit file and checks the form of every line; what the lines claim is kept for the checks that follow.
import { toBytes, toHex, writeHex } from './bytes.ts';
import { parseLine } from './canonical-line.ts';
import { withRoom } from './column.ts';
import { EntryLineReader } from './entry-line-reader.ts';
import { readEntryLine } from './entry-line.ts';
import { readHeader, type Header } from './header.ts';
import { KnownIds } from './known-ids.ts';
import { LineSplitter, textOfLine, type Chunk } from './line-splitter.ts';
import { inLine, Mismatch } from './mismatch.ts';
import { readResults } from './outcome.ts';
import { overrideFrom, type Override } from './override.ts';
import { comparePublished, type Published } from './published.ts';
import { fields, hex, list, whole } from './reading.ts';
import { refuse } from './refusal.ts';
import { Roll } from './roll.ts';
import { twice } from './sealed-list.ts';
import type { Hashing, Sha256 } from './sha256.ts';
import { Texts } from './texts.ts';

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
  readonly results: Texts;
}

const overrideKeys = ['type', 'number', 'entry', 'code', 'at', 'before', 'after', 'previous'] as const;

export class AuditReader {
  readonly #splitter = new LineSplitter((bytes) => this.#line(bytes));
  readonly #hashing: Hashing;
  readonly #published: Published | undefined;
  readonly #claims: Claims = { tags: new Uint8Array(4096), places: [], results: new Texts() };
  readonly #overrides: ClaimedOverride[] = [];
  #lines = 0;
  #header: Header | undefined;
  #roll: Roll | undefined;
  #ids: KnownIds | undefined;
  #entries: EntryLineReader | undefined;
  readonly #tags = new Uint8Array(64);
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

  #line(bytes: Uint8Array): void {
    this.#lines += 1;
    const line = this.#lines;
    if (this.#end) throw new Mismatch(line, 'form', 'stands behind the closing line');
    if (this.#takesEntry(bytes)) {
      this.#hashing.update(bytes);
      return;
    }
    const text = textOfLine(bytes);
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

  /** Whether it is an entry's turn, and the bytes are one at first sight. */
  #takesEntry(bytes: Uint8Array): boolean {
    const roll = this.#roll;
    if (!roll || !this.#entries || !this.#isEntryNext() || !this.#entries.reads(bytes)) return false;
    const { row, place, tags, resultsStart, resultsEnd } = this.#entries.line;
    this.#claim(place, tags, bytes.subarray(resultsStart, resultsEnd));
    roll.addRow(row);
    inLine(this.#lines, 'form', () => this.#takeId());
    if (!this.#isEntryNext()) this.#lastEntryLine = textOfLine(bytes);
    return true;
  }

  #takeId(): void {
    if (!this.#ids!.takeLast()) refuse('entry.id', twice);
  }

  #isEntryNext(): boolean {
    return this.#roll!.size < this.#header!.entries;
  }

  #expectedTypes(): string[] {
    if (!this.#header || !this.#roll) return ['draw'];
    return this.#isEntryNext() ? ['entry'] : ['override', 'end'];
  }

  #read(type: string, value: unknown, text: string): void {
    if (type === 'draw') {
      this.#header = readHeader(value);
      this.#roll = new Roll(this.#header.plan);
      this.#ids = new KnownIds(this.#roll);
      this.#entries = new EntryLineReader(this.#header.plan);
    } else if (type === 'entry') this.#readEntry(value);
    else if (type === 'override') this.#readOverride(value, text);
    else {
      const from = fields(value, '', ['type', 'lines', 'hash']);
      this.#end = { lines: whole(from, 'lines', ''), hash: hex(from, 'hash', '', 32) };
    }
    if (type === 'draw' || type === 'entry') this.#lastEntryLine = text;
  }

  #readEntry(value: unknown): void {
    const { place, rank, turn, salt, entry, results } = readEntryLine(value, this.#roll!.plan);
    writeHex(rank, this.#tags, 0);
    writeHex(turn, this.#tags, 32);
    this.#claim(place, this.#tags, toBytes(JSON.stringify(results)));
    this.#roll!.add(salt, entry);
    this.#takeId();
  }

  #claim(place: number, tags: Uint8Array, results: Uint8Array): void {
    const claims = this.#claims;
    const at = 64 * this.#roll!.size;
    claims.places.push(place);
    claims.tags = withRoom(claims.tags, at + 64);
    claims.tags.set(tags, at);
    claims.results.add(results);
  }

  #readOverride(value: unknown, text: string): void {
    const from = fields(value, '', overrideKeys);
    whole(from, 'number', '', 1);
    hex(from, 'previous', '', 32);
    readResults(list(from, 'before', ''), 'before');
    this.#overrides.push({ line: this.#lines, text, override: overrideFrom(from, '') });
  }
}
