import type { Dialect } from 'kysely';

/** What an engine must offer beneath Kysely. */
export interface Engine {
  kind: 'embedded' | 'server';
  dialect: Dialect;
  /** Where there is a replica: it while it is fit, else the leader; and it alone. */
  reading?: { orLeader: Dialect; alone: Dialect } | undefined;
  /** Reads a copy of all of it, as it is at one moment, where reading it all would keep others waiting. */
  readCopy?: (<T>(read: (dialect: Dialect) => Promise<T>) => Promise<T>) | undefined;
  /** Runs a script of several statements, all of them or none. */
  runScript(script: string): Promise<void>;
  /** Rejects when the database does not answer, or takes no writes; waits for nobody who uses it. */
  check(): Promise<void>;
  /** Lets go of everything; Kysely does so only for an engine that it has used. */
  close(): Promise<void>;
}
