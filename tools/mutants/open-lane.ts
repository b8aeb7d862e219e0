// The other end of a lane: hands out orders, and ends the lane with all its processes when an order takes too long.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../on-exit.ts';
import { root } from '../runtime/folders.mjs';
import type { Answer, Order } from './lane.ts';

export interface LanePlace {
  planFile: string;
  databaseUrl?: string | undefined;
}

export interface LaneOptions extends LanePlace {
  workers: number;
  /** Notes reach, or looks for one test that fails. */
  task: 'note' | 'break';
}

export interface Lane {
  /** Undefined when it took longer than the limit, or the processes died of it. */
  run(order: Order, limitMs: number): Promise<Answer | undefined>;
  close(): Promise<void>;
}

export function openLane(options: LaneOptions): Lane {
  let running: Promise<Running> | undefined;
  return {
    async run(order, limitMs) {
      running ??= start(options);
      const { child, end } = await running;
      const answer = await answerOf(child, order, limitMs);
      if (!answer || answer.stuck.length > 0) {
        end();
        running = undefined;
      }
      return answer;
    },
    async close() {
      if (!running) return;
      const { child, end } = await running;
      child.disconnect();
      await Promise.race([once(child, 'close'), waited(10_000)]);
      end();
    },
  };
}

interface Running {
  child: ChildProcess;
  end: () => void;
}

async function start({ planFile, workers, task, databaseUrl }: LaneOptions): Promise<Running> {
  // Whatever is ended in the middle leaves its files here.
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-mutants-'));
  const child = fork(join(import.meta.dirname, 'lane.ts'), [planFile, String(workers), task], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: folder,
      NO_COLOR: '1',
      ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
    },
    detached: true,
    stdio: ['ignore', task === 'note' ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  const clean = () => {
    endAtOnce(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const forget = onExit(clean);
  const end = () => {
    forget();
    clean();
  };
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'close').then(() => false),
  ]);
  if (!isReady) {
    end();
    throw new Error('The process that runs the tests does not start.');
  }
  return { child, end };
}

async function answerOf(child: ChildProcess, order: Order, limitMs: number): Promise<Answer | undefined> {
  const waiting = new AbortController();
  const answered = once(child, 'message', { signal: waiting.signal }).then(([answer]) => answer as Answer);
  const died = once(child, 'close', { signal: waiting.signal }).then(() => undefined);
  child.send(order);
  try {
    return await Promise.race([answered, died, waited(limitMs, waiting.signal)]);
  } finally {
    waiting.abort();
    await Promise.allSettled([answered, died]);
  }
}

function waited(ms: number, signal?: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** A loop that never ends listens to nothing. */
function endAtOnce({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
