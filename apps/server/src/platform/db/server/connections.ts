// The connections to a server: lent one by one, replaced when they break, and never waited for without end.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { DatabaseTrouble, troubleOf } from '../trouble.ts';
import type { DatabaseWaits } from '../waits.ts';
import { clientOf, clientSettings, cut, hasSettings, requirePrimary, sayLimits } from './client-settings.ts';
import { whoRefused } from './require-sessions.ts';
import type { Targets } from './targets.ts';

export interface Connections {
  /** Rejects with trouble when there is none to be had in time. */
  borrow(): Promise<pg.PoolClient>;
  /** What is spoilt is closed, and another one made when somebody needs it. */
  giveBack(client: pg.PoolClient, isSpoilt: boolean): void;
  /** Cuts the connection when no answer came although the server itself should have given up by then. */
  watch<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

const PAUSE_MS = 150;
const NO_TURN = 'timeout exceeded when trying to connect';
const WATCH_EVERY_MS = 1000;
/** Beyond the server's own limit, for a server that is frozen or a network that swallows everything. */
const GRACE_MS = 3000;

function whyNot(error: unknown): unknown {
  const refusal = whoRefused(error);
  if (refusal !== error) return refusal;
  if (messageOf(error) === NO_TURN) return new DatabaseTrouble('slow', 'All connections are taken', error);
  const trouble = troubleOf(error);
  if (trouble?.kind === 'lost') return new DatabaseTrouble('away', trouble.message, error);
  return trouble ?? error;
}

/** Another try makes sense: the server restarts, another one takes over, or it has no room for the moment. */
const mayPass = (error: unknown): boolean => error instanceof DatabaseTrouble && error.kind !== 'slow';

/** One look a second at all that is under way, instead of a timer for each statement. */
function watchOver(limitMs: number) {
  const underWay = new Map<pg.PoolClient, { begun: number; statements: number }>();
  const timer = setInterval(() => {
    const oldest = performance.now() - limitMs;
    for (const [client, { begun }] of underWay) if (begun < oldest) cut(client);
  }, WATCH_EVERY_MS);
  timer.unref();
  return {
    watch: async <T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> => {
      const { begun, statements: others } = underWay.get(client) ?? {
        begun: performance.now(),
        statements: 0,
      };
      underWay.set(client, { begun, statements: others + 1 });
      try {
        return await work();
      } finally {
        const { statements } = valueOf(underWay, client);
        if (statements === 1) underWay.delete(client);
        // The next one that travelled along begins only now.
        else underWay.set(client, { begun: performance.now(), statements: statements - 1 });
      }
    },
    stop: () => clearInterval(timer),
  };
}

export function openConnections(
  targets: Targets,
  size: number,
  waits: DatabaseWaits,
  wanted: 'primary' | 'any' = 'primary',
): Connections {
  const pool = new pg.Pool({
    ...clientSettings(waits),
    max: size,
    Client: clientOf(targets),
    // The pool waits for it, whatever its types say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client: pg.ClientBase) => {
      if (wanted === 'primary') await requirePrimary(client);
      if (!(await hasSettings(client))) await sayLimits(client, waits);
    },
  });
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const watcher = watchOver(waits.statement > 0 ? waits.statement * 1000 + GRACE_MS : Infinity);
  let awaySince: number | undefined;

  const borrow = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const target = targets.current();
      try {
        const client = await pool.connect();
        awaySince = undefined;
        return client;
      } catch (error) {
        const reason = whyNot(error);
        if (!mayPass(reason)) throw reason;
        targets.failed(target);
        awaySince ??= performance.now();
        // Counted from when it went away: who comes later in a long absence is told at once.
        if (performance.now() + PAUSE_MS > awaySince + waits.away * 1000) throw reason;
      }
      await sleep(PAUSE_MS);
    }
  };
  return {
    borrow,
    giveBack: (client, isSpoilt) => client.release(isSpoilt),
    watch: watcher.watch,
    end: async () => {
      watcher.stop();
      if (!pool.ending) await pool.end();
    },
  };
}
