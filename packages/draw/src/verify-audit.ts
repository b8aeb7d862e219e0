import { AuditReader, type AuditFile, type Claims } from './audit-reader.ts';
import { awardAll } from './award.ts';
import { Board } from './board.ts';
import { ByteWriter } from './byte-writer.ts';
import { toBytes, toHex } from './bytes.ts';
import { differences } from './differences.ts';
import { seedOf, type Draw } from './draw.ts';
import { Encoding } from './encoding.ts';
import { resultsOf } from './results-of.ts';
import { commitmentOf, inventoryHashOf, rulesHashOf } from './hashes.ts';
import type { Chunk } from './line-splitter.ts';
import { inLine, Mismatch, mustHold } from './mismatch.ts';
import { rankAll, type Ordering } from './ordering.ts';
import { OverrideLines } from './override-lines.ts';
import { passedOver, type PassedOver } from './passed-over.ts';
import { checkPublicNumber, type PublicInput, type PublicNumber } from './public-input.ts';
import { readPublished } from './published.ts';
import { sealRoll } from './sealed-list.ts';
import { portableSha256, type Sha256 } from './sha256.ts';
import { inTurns, stride, type Pacing, type Steps } from './steps.ts';

export interface VerifyOptions extends Pacing {
  readonly sha256?: Sha256;
  /** What was published at freezing; without it a file is only shown to agree with itself. */
  readonly published?: unknown;
  /** Checks a drand round's signature with the public key of the rules, where the caller can. */
  readonly isSigned?: (
    input: PublicInput & { kind: 'drand' },
    number: PublicNumber & { kind: 'drand' },
  ) => boolean;
}

/** A file that holds, with everything that a runner-up log begins from. */
export interface VerifiedAudit extends Draw {
  readonly lines: number;
  readonly closing: { readonly hash: string; readonly board: Board };
  readonly isPublishedCompared: boolean;
  readonly isSignatureChecked: boolean;
  readonly overrides: number;
  readonly passedOver: readonly PassedOver[];
}

export type Verdict<Proven> =
  | { readonly isProven: true; readonly audit: Proven }
  | { readonly isProven: false; readonly mismatch: Mismatch };

/** Computes everything again from the file; the first line that does not hold is named. */
export async function verifyAudit(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  options: VerifyOptions = {},
): Promise<Verdict<VerifiedAudit>> {
  const { sha256 = portableSha256, published, onProgress, signal } = options;
  const reader = new AuditReader(sha256, published === undefined ? undefined : readPublished(published));
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      reader.push(chunk);
      onProgress?.({ step: 'reading', done: reader.lines, of: reader.expectedEntries });
    }
    return { isProven: true, audit: await inTurns(checkFile(reader.close(), options), options) };
  } catch (error) {
    if (error instanceof Mismatch) return { isProven: false, mismatch: error };
    throw error;
  }
}

function* checkFile(file: AuditFile, options: VerifyOptions): Steps<VerifiedAudit> {
  const { sha256 = portableSha256, published, isSigned } = options;
  const { header, roll } = file;
  checkClosing(file);
  checkHeader(file, sha256);
  const { publicInput } = header.plan.rules;
  const { publicNumber } = header;
  let isSignatureChecked = false;
  if (isSigned && publicInput.kind === 'drand' && publicNumber.kind === 'drand') {
    isSignatureChecked = isSigned(publicInput, publicNumber);
    mustHold(isSignatureChecked, 1, 'public number', "its signature does not fit the rules' public key");
  }
  const list = yield* sealRoll(roll, sha256);
  mustHold(
    list.root === header.root,
    1,
    'root',
    `the root of the entries is ${list.root}, not ${header.root}`,
  );
  const seed = seedOf(header);
  const ordering = yield* rankAll(roll, seed);
  checkOrder(file, ordering);
  const board = new Board(roll, header.inventory);
  yield* awardAll(board, ordering.order);
  yield* checkResults(file, board);
  const corrected = board.copy();
  const notes = checkOverrides(file, corrected, ordering.order, sha256);
  return {
    ...header,
    ...list,
    ...ordering,
    seed: toHex(seed),
    board,
    lines: file.lines,
    closing: { hash: file.end.hash, board: corrected },
    isPublishedCompared: published !== undefined,
    isSignatureChecked,
    overrides: file.overrides.length,
    passedOver: notes,
  };
}

function checkClosing({ end, lines, hash }: AuditFile): void {
  const before = lines - 1;
  mustHold(
    end.lines === before,
    lines,
    'closing hash',
    `says ${end.lines} lines stand before it, ${before} do`,
  );
  mustHold(
    end.hash === hash,
    lines,
    'closing hash',
    `the bytes before it have the hash ${hash}, not ${end.hash}`,
  );
}

function checkHeader({ header }: AuditFile, sha256: Sha256): void {
  const { plan, secret, inventory, commitment, rulesHash, inventoryHash } = header;
  const shown = commitmentOf(secret, sha256);
  mustHold(
    shown === commitment,
    1,
    'commitment',
    `the secret has the hash ${shown}, not ${commitment} as committed`,
  );
  const ofRules = rulesHashOf(plan.rules, sha256);
  mustHold(ofRules === rulesHash, 1, 'hashes', `the rules have the hash ${ofRules}, not ${rulesHash}`);
  const ofInventory = inventoryHashOf(inventory, sha256);
  mustHold(
    ofInventory === inventoryHash,
    1,
    'hashes',
    `the inventory has the hash ${ofInventory}, not ${inventoryHash}`,
  );
  inLine(1, 'public number', () => checkPublicNumber(plan.rules.publicInput, header.publicNumber, sha256));
}

function checkOrder({ roll, claims }: AuditFile, { tags, order }: Ordering): void {
  for (let entry = 0; entry < roll.size; entry += 1) {
    const at = 64 * entry;
    const place = entry + 1;
    const isClaimed = isSameStretch(tags, claims.tags, at, at + 64) && claims.places[entry] === place;
    if (!isClaimed || order[entry] !== entry) throw misplaced(claims, tags, entry);
  }
}

/** Which of the things that place an entry is wrong; there is one. */
function misplaced(claims: Claims, tags: Uint8Array, entry: number): Mismatch {
  const at = 64 * entry;
  const place = entry + 1;
  const why = (reason: string) => new Mismatch(entry + 2, 'order', reason);
  if (!isSameStretch(tags, claims.tags, at, at + 32))
    return why(`the rank of this entry is ${toHex(tags, at, at + 32)}`);
  if (!isSameStretch(tags, claims.tags, at + 32, at + 64))
    return why(`the turn of this entry is ${toHex(tags, at + 32, at + 64)}`);
  if (claims.places[entry] !== place) return why(`the place is not ${place}, that of its line`);
  return why(`another entry comes at place ${place}: the order is by rank and turn`);
}

function isSameStretch(a: Uint8Array, b: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

function* checkResults({ roll, claims }: AuditFile, board: Board): Steps<void> {
  const encoding = new Encoding(roll);
  const right = new ByteWriter();
  for (let entry = 0; entry < roll.size; entry += 1) {
    if (entry % stride === 0) yield { step: 'comparing', done: entry, of: roll.size };
    right.clear();
    encoding.results(right, board, entry);
    if (claims.results.isSame(entry, right.written)) continue;
    const reason = differences(claims.results.textOf(entry), resultsOf(board, entry));
    throw new Mismatch(entry + 2, 'results', reason);
  }
}

function checkOverrides(
  { overrides, lastEntryLine }: AuditFile,
  board: Board,
  order: Uint32Array,
  sha256: Sha256,
): PassedOver[] {
  const writing = new OverrideLines(board, toBytes(lastEntryLine), sha256);
  return overrides.flatMap((claimed) => {
    const { line, text, override } = claimed;
    const before = resultsBefore(board, override.entry);
    const right = inLine(line, 'override', () => writing.add(override));
    mustHold(text === right, line, 'override', `is not the line that the override gives: ${right}`);
    return passedOver(board, order, before, claimed);
  });
}

function resultsBefore(board: Board, id: string) {
  const entry = board.roll.find(id);
  return entry === undefined ? [] : resultsOf(board, entry);
}
