import { parseLine } from './canonical-line.ts';
import { LineSplitter, textOfLine, type Chunk } from './line-splitter.ts';
import { readLogLine } from './log-step.ts';
import { inLine, Mismatch } from './mismatch.ts';
import { RunnerUpLog } from './runner-up-log.ts';
import type { Sha256 } from './sha256.ts';
import type { Verdict, VerifiedAudit } from './verify-audit.ts';

export interface VerifiedLog {
  readonly lines: number;
  /** To be compared with what the page and the letters show: a log that was cut short has another. */
  readonly newestHash: string;
  /** Goes on where the log ends. */
  readonly log: RunnerUpLog;
}

/** Replays a log from the audit file; every line must be the one that the format gives. */
export async function verifyLog(
  { closing, order }: Pick<VerifiedAudit, 'closing' | 'order'>,
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  {
    sha256,
    signal,
  }: { readonly sha256?: Sha256 | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<Verdict<VerifiedLog>> {
  const replay = new Replay(new RunnerUpLog(closing, order, sha256));
  const splitter = new LineSplitter((bytes) => replay.line(textOfLine(bytes)));
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      splitter.push(chunk);
    }
    return { isProven: true, audit: replay.close(splitter.hasRest) };
  } catch (error) {
    if (error instanceof Mismatch) return { isProven: false, mismatch: error };
    throw error;
  }
}

class Replay {
  readonly #log: RunnerUpLog;
  /** What the last walk gave and the file has not shown yet. */
  #due: string[] = [];
  #lines = 0;

  constructor(log: RunnerUpLog) {
    this.#log = log;
  }

  line(text: string): void {
    this.#lines += 1;
    const line = this.#lines;
    const value = parseLine(text, line);
    const step = inLine(line, 'form', () => readLogLine(value));
    if (this.#due.length === 0) {
      if (!step) throw new Mismatch(line, 'log', 'is a runner-up that no walk gives');
      this.#due = inLine(line, 'log', () => this.#log.take(step));
    }
    const right = this.#due.shift()!;
    if (text !== right) throw new Mismatch(line, 'log', `is not the line that stands here: ${right}`);
  }

  close(hasRest: boolean): VerifiedLog {
    if (hasRest) throw new Mismatch(this.#lines + 1, 'form', 'breaks off without a line end');
    const [missing] = this.#due;
    if (missing) throw new Mismatch(this.#lines + 1, 'log', `is missing: ${missing}`);
    return { lines: this.#lines, newestHash: this.#log.newestHash, log: this.#log };
  }
}
