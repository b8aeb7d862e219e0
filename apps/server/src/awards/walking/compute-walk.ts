// The log of a draw goes on: what stands in it is replayed from the audit file, then what came back is walked down the order.
import { auditFile } from '@stagedoor/draw/audit-file';
import type { Closing } from '@stagedoor/draw/audit-file';
import { drawEntries } from '@stagedoor/draw/draw';
import { readLogLine } from '@stagedoor/draw/log-step';
import type { LogStep } from '@stagedoor/draw/log-step';
import { RunnerUpLog } from '@stagedoor/draw/runner-up-log';
import { hashText } from '@stagedoor/draw/sha256';
import type { FileMaterial } from '../compute-draw.ts';
import { nodeSha256 } from '../node-sha256.ts';

export interface WalkMaterial extends Omit<FileMaterial, 'published'> {
  /** The lines that stand in it. */
  log: readonly string[];
  /** Entries that let an award lapse: what they still wait for is passed before anything else. */
  lapsed: readonly string[];
  at: number;
  steps: readonly LogStep[];
}

export interface LogLine {
  number: number;
  line: string;
  hash: string;
}

function closingOf(writing: Generator<Uint8Array, Closing, void>): Closing {
  for (;;) {
    const { done, value } = writing.next();
    if (done) return value;
  }
}

/** Answers the new lines. A log that is not what it must be is refused. */
export function walk({ log, lapsed, at, steps, overrides, ...material }: WalkMaterial): LogLine[] {
  const draw = drawEntries(material, { sha256: nodeSha256 });
  const closing = closingOf(auditFile(draw, overrides, nodeSha256));
  const growing = new RunnerUpLog(closing, draw.order, nodeSha256);
  const replayed = log.flatMap((line) => {
    const step = readLogLine(JSON.parse(line));
    return step ? growing.take(step) : [];
  });
  if (replayed.length !== log.length || replayed.some((line, index) => line !== log[index]))
    throw new Error('The log is not the one that follows from the audit file');
  const passes = lapsed.flatMap((entry) =>
    growing.waitingLines(entry).map((line): LogStep => ({ type: 'pass', at, entry, line })),
  );
  return [...passes, ...steps]
    .flatMap((step) => growing.take(step))
    .map((line, index) => ({ number: log.length + index + 1, line, hash: hashText(nodeSha256, line) }));
}
