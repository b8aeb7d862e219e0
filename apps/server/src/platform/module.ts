import type { ServingModule } from '@stagedoor/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './db/tables.ts';
import type { Gauge } from './gauge.ts';
import type { Handler } from './http/handler.ts';
import type { Reception } from './http/reception.ts';
import type { Job } from './jobs.ts';
import type { Logger } from './log.ts';
import type { PublicAddress } from './public-address.ts';
import type { AnyTaskKind } from './tasks/define-task.ts';
import type { Checkpoint } from './checkpoint.ts';

/** What every module is lent when it is opened; a module asks for the parts that it uses. */
export interface Platform {
  db: Db;
  /** What it answers may be two seconds old, and nothing is decided by it: for reports, exports, lists. */
  readDb: Db;
  clock: Clock;
  log: Logger;
  /** Whether real people's money is at stake. */
  production: boolean;
  /** Pages and switches for demonstrations and tests exist. */
  demoTools: boolean;
  publicAddress: PublicAddress;
  checkpoint: Checkpoint;
}

/**
 * What an opened module gives to the server. `app.ts` lists the modules; nothing else joins them. One that answers calls
 * names itself, as the contract does: it can serve no other's.
 */
export interface Module<M extends ServingModule = never> {
  /** The audience it receives: who may make which of all modules' calls. */
  reception?: Reception;
  /** The calls it answers. */
  handlers?: Handler<M>[];
  jobs?: Job[];
  /** Long actions that any node works on. */
  tasks?: AnyTaskKind[];
  /** Its numbers, for whoever watches from outside. */
  gauges?: Gauge[];
  /** Adds the routes that are no calls: pages, notifications, files. */
  register?(http: FastifyInstance): Promise<void> | void;
  /** Brings what it keeps in order before anybody is answered; done again when the database went away meanwhile. */
  begin?(): Promise<void>;
  /** Drops what is kept in memory, after something changed behind the module's back. */
  forget?(): void;
  /** Waits no longer for answers from outside: the process is about to end. */
  hangUp?(): void;
  /** Lets go of what is open; no job runs any more. */
  close?(): Promise<void> | void;
}

export type AnyModule = Module<ServingModule>;
