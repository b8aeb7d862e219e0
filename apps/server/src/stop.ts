// How the server ends when it is told to: it turns away new work, finishes what it has, and is gone in bounded time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './app.ts';
import type { Database } from './platform/db/database.ts';

interface StopNeeds {
  app: App;
  database: Database;
  /** Takes no more commands, and lets those that run end. */
  closeDesk(): Promise<void>;
  /** How long balancers have to notice before anything closes. */
  drainSeconds: number;
  /** How long after that the rest may take. */
  stopSeconds: number;
  say: (line: string) => void;
}

/** The part of the time after which nobody outside is waited for: what they would have said is asked for later. */
const PATIENT_PART = 0.6;

async function stop({ app, database, closeDesk, drainSeconds, stopSeconds, say }: StopNeeds): Promise<void> {
  say('Stopping: what is under way is finished, new requests belong elsewhere.');
  app.retire();
  await sleep(drainSeconds * 1000);
  const limitMs = stopSeconds * 1000;
  setTimeout(() => app.hangUp(), limitMs * PATIENT_PART).unref();
  setTimeout(() => {
    say('Stagedoor has stopped; what took too long was cut off.');
    process.exit(1);
  }, limitMs).unref();
  await closeDesk();
  await app.close();
  await database.close();
  say('Stagedoor has stopped.');
  process.exit(0);
}

/** A second signal ends it at once. */
export function stopOnSignals(needs: StopNeeds): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop(needs);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
