/** How long the database may keep somebody waiting, in seconds. */
export interface DatabaseWaits {
  /** For a connection of the pool: its turn, or a new one. */
  connect: number;
  /** Besides, for a database that went away and is expected back: so long requests are held instead of refused. */
  away: number;
  statement: number;
  lock: number;
  /** A transaction that does nothing for so long is ended, and its locks with it. */
  idleInTransaction: number;
}

/** For commands and tests: they may take their time, and say at once that there is no database. */
export const patientWaits: DatabaseWaits = {
  connect: 60,
  away: 0,
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
};
