import { toHex } from './bytes.ts';
import { parseLine } from './canonical-line.ts';
import { readEntry } from './entry.ts';
import { commitmentOf, rulesHashOf } from './hashes.ts';
import { readInventory, type Inventory } from './inventory.ts';
import { LineSplitter, textOfLine, type Chunk } from './line-splitter.ts';
import { inLine, Mismatch, mustHold } from './mismatch.ts';
import { planOf, type Plan } from './plan.ts';
import { checkPublicNumber, readPublicNumber, type PublicNumber } from './public-input.ts';
import { comparePublished, readPublished } from './published.ts';
import { fields, hex, oneOf, text, whole } from './reading.ts';
import { refuse } from './refusal.ts';
import { Roll } from './roll.ts';
import { readRules } from './rules.ts';
import { sealRoll } from './sealed-list.ts';
import { portableSha256, type Sha256 } from './sha256.ts';
import { inTurns, type Pacing } from './steps.ts';
import type { Verdict } from './verify-audit.ts';

interface Header {
  readonly plan: Plan;
  readonly commitment: string;
  readonly secret: string;
  readonly rulesHash: string;
  /** Nothing where it was given up before the freezing. */
  readonly sealed: { readonly inventory: Inventory; readonly root: string } | null;
  readonly publicNumber: PublicNumber | null;
  readonly entries: number;
}

/** A draw that was given up, and whose secret and list are the ones that were committed to and sealed. */
export interface VerifiedAbandoned extends Header {
  readonly lines: number;
  readonly isPublishedCompared: boolean;
}

export interface AbandonedOptions extends Pacing {
  readonly sha256?: Sha256;
  /** What was published at freezing. */
  readonly published?: unknown;
}

const headerKeys = [
  'type',
  'version',
  'draw',
  'commitment',
  'secret',
  'rules',
  'rulesHash',
  'inventory',
  'publicNumber',
  'root',
  'entries',
] as const;

function readHeader(value: unknown): Header {
  const from = fields(value, '', headerKeys);
  oneOf(from, 'version', '', [1]);
  const plan = planOf(readRules(from.rules));
  if (text(from, 'draw', '') !== plan.rules.draw)
    refuse('draw', `is not ${plan.rules.draw}, as in the rules`);
  const isSealed = from.root !== null;
  if (!isSealed && from.inventory !== null) refuse('inventory', 'is there without a root');
  const entries = whole(from, 'entries', '');
  if (!isSealed && entries > 0) refuse('entries', 'are there without a root');
  return {
    plan,
    commitment: hex(from, 'commitment', '', 32),
    secret: hex(from, 'secret', '', 32),
    rulesHash: hex(from, 'rulesHash', '', 32),
    sealed: isSealed
      ? { inventory: readInventory(from.inventory, plan), root: hex(from, 'root', '', 32) }
      : null,
    publicNumber: from.publicNumber === null ? null : readPublicNumber(from.publicNumber),
    entries,
  };
}

class AbandonedReader {
  readonly #splitter = new LineSplitter((bytes) => this.#line(bytes));
  readonly #sha256: Sha256;
  readonly #hashing;
  lines = 0;
  header: Header | undefined;
  roll: Roll | undefined;
  #lastId = '';
  #end: { lines: number; hash: string } | undefined;

  constructor(sha256: Sha256) {
    this.#sha256 = sha256;
    this.#hashing = sha256.create();
  }

  push(chunk: Chunk): void {
    this.#splitter.push(chunk);
  }

  close(): { header: Header; roll: Roll } {
    const { header, roll } = this;
    if (this.#splitter.hasRest || !header || !roll || !this.#end)
      throw new Mismatch(this.lines + 1, 'form', 'is missing: the file breaks off before its closing line');
    const { lines, hash } = this.#end;
    const before = this.lines - 1;
    mustHold(lines === before, this.lines, 'closing hash', `says ${lines} lines stand before it`);
    const right = toHex(this.#hashing.digest());
    mustHold(hash === right, this.lines, 'closing hash', `the bytes before it have the hash ${right}`);
    const { secret, commitment, rulesHash, plan, publicNumber } = header;
    const shown = commitmentOf(secret, this.#sha256);
    mustHold(shown === commitment, 1, 'commitment', `the secret has the hash ${shown}, not ${commitment}`);
    const ofRules = rulesHashOf(plan.rules, this.#sha256);
    mustHold(ofRules === rulesHash, 1, 'hashes', `the rules have the hash ${ofRules}, not ${rulesHash}`);
    if (publicNumber)
      inLine(1, 'public number', () => checkPublicNumber(plan.rules.publicInput, publicNumber, this.#sha256));
    return { header, roll };
  }

  #expected(): string {
    if (!this.header || !this.roll) return 'abandoned';
    return this.roll.size < this.header.entries ? 'entry' : 'end';
  }

  #line(bytes: Uint8Array): void {
    this.lines += 1;
    const at = this.lines;
    if (this.#end) throw new Mismatch(at, 'form', 'stands behind the closing line');
    const value = parseLine(textOfLine(bytes), at);
    const expected = this.#expected();
    const type = (value as { type?: unknown } | null)?.type;
    mustHold(type === expected, at, 'form', `is of type ${JSON.stringify(type)}, not ${expected}`);
    inLine(at, 'form', () => this.#read(expected, value));
    if (expected !== 'end') this.#hashing.update(bytes);
  }

  #read(type: string, value: unknown): void {
    if (type === 'abandoned') {
      this.header = readHeader(value);
      this.roll = new Roll(this.header.plan);
      return;
    }
    if (type === 'end') {
      const from = fields(value, '', ['type', 'lines', 'hash']);
      this.#end = { lines: whole(from, 'lines', ''), hash: hex(from, 'hash', '', 32) };
      return;
    }
    const from = fields(value, '', ['type', 'salt', 'entry']);
    const entry = readEntry(from.entry, this.roll!.plan);
    if (entry.id <= this.#lastId) refuse('entry.id', 'does not stand by id, or stands here twice');
    this.#lastId = entry.id;
    this.roll!.add(hex(from, 'salt', '', 32), entry);
  }
}

/** Whether secret and list are the ones that were made known; the first line that does not hold is named. */
export async function verifyAbandoned(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  options: AbandonedOptions = {},
): Promise<Verdict<VerifiedAbandoned>> {
  const { sha256 = portableSha256, published, onProgress, signal } = options;
  const reader = new AbandonedReader(sha256);
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      reader.push(chunk);
      onProgress?.({ step: 'reading', done: reader.lines, of: reader.header?.entries ?? 0 });
    }
    const { header, roll } = reader.close();
    const { sealed } = header;
    if (sealed) {
      if (published !== undefined)
        inLine(1, 'published', () => comparePublished(readPublished(published), { ...header, ...sealed }));
      const { root } = await inTurns(sealRoll(roll, sha256), options);
      mustHold(root === sealed.root, 1, 'root', `the root of the entries is ${root}, not ${sealed.root}`);
    }
    const isPublishedCompared = published !== undefined && sealed !== null;
    return { isProven: true, audit: { ...header, lines: reader.lines, isPublishedCompared } };
  } catch (error) {
    if (error instanceof Mismatch) return { isProven: false, mismatch: error };
    throw error;
  }
}
