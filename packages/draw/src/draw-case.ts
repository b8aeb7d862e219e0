// A case as the test vectors hold it: what goes in, and what must come out.
import { auditFile, type Closing } from './audit-file.ts';
import { toBytes, toHex } from './bytes.ts';
import { drawEntries } from './draw.ts';
import { resultsOf } from './results-of.ts';
import { LineSplitter, textOfLine } from './line-splitter.ts';
import type { LineResult } from './outcome.ts';
import type { Neighbour } from './merkle.ts';
import { readPublicNumber } from './public-input.ts';
import { fields, hex, list, text } from './reading.ts';
import { readRules } from './rules.ts';
import { RunnerUpLog } from './runner-up-log.ts';
import { proofOf, type Options } from './sealed-list.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

export interface CaseOutcome {
  readonly commitment: string;
  readonly rulesHash: string;
  readonly inventoryHash: string;
  readonly root: string;
  readonly seed: string;
  readonly order: readonly string[];
  readonly results: Readonly<Record<string, readonly LineResult[]>>;
  readonly fileHash: string;
  readonly proofs: Readonly<Record<string, readonly Neighbour[]>>;
  readonly runnerUpLogHash: string | null;
}

const caseKeys = [
  'name',
  'secret',
  'rules',
  'inventory',
  'publicNumber',
  'entries',
  'overrides',
  'steps',
] as const;

export interface CaseRun {
  readonly outcome: CaseOutcome;
  readonly file: readonly string[];
  readonly log: readonly string[];
}

export function runCase(value: unknown, options: Options = {}): CaseRun {
  const from = fields(value, '', caseKeys);
  const { sha256 = portableSha256 } = options;
  text(from, 'name', '');
  const draw = drawEntries(
    {
      secret: hex(from, 'secret', '', 32),
      rules: readRules(from.rules),
      inventory: list(from, 'inventory', '') as [],
      publicNumber: readPublicNumber(from.publicNumber),
      entries: list(from, 'entries', ''),
    },
    options,
  );
  const { file, closing } = fileOf(auditFile(draw, list(from, 'overrides', ''), sha256));
  const log = new RunnerUpLog(closing, draw.order, sha256);
  const steps = list(from, 'steps', '');
  const logLines = steps.flatMap((step) => log.take(step));
  const { commitment, rulesHash, inventoryHash, root, seed, roll, order } = draw;
  const ids = Array.from(roll.byId, (entry) => roll.idOf(entry));
  const ends = new Set([...ids.slice(0, 1), ...ids.slice(-1)]);
  const outcome = {
    commitment,
    rulesHash,
    inventoryHash,
    root,
    seed,
    order: Array.from(order, (entry) => roll.idOf(entry)),
    results: Object.fromEntries(ids.map((id) => [id, resultsOf(draw.board, roll.find(id)!)])),
    fileHash: hashOfLines(file, sha256),
    proofs: Object.fromEntries([...ends].map((id) => [id, proofOf(draw, id).proof])),
    runnerUpLogHash: steps.length > 0 ? hashOfLines(logLines, sha256) : null,
  };
  return { outcome, file, log: logLines };
}

/** The lines of a small file, all at once. */
function fileOf(pieces: Generator<Uint8Array, Closing, void>): { file: string[]; closing: Closing } {
  const file: string[] = [];
  const splitter = new LineSplitter((line) => file.push(textOfLine(line)));
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return { file, closing: value };
    splitter.push(value);
  }
}

function hashOfLines(lines: readonly string[], sha256: Sha256): string {
  const hashing = sha256.create();
  for (const line of lines) hashing.update(toBytes(`${line}\n`));
  return toHex(hashing.digest());
}
