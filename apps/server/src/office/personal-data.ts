// What every module keeps of one person: how it is told to them, and how it goes. The books stay whole.
import type { Db, Tx } from '../platform/db/tables.ts';

export interface Person {
  sellerId: number;
  userId: number;
  email: string;
}

/** Why somebody cannot be erased yet. */
export interface InTheWay {
  /** `A payment of order Z4100000114 is due` */
  what: string;
  /** From when on it is in nobody's way, where that is known. */
  until?: Date | undefined;
}

export interface PersonalData {
  /** Its place in the file that the person gets: `orders`. */
  name: string;
  /** Everything of theirs, as plain values. */
  read(db: Db, person: Person): Promise<unknown>;
  findInTheWay?(db: Db, person: Person, now: Date): Promise<InTheWay[]>;
  /** Empties what tells who it was; amounts, numbers and times stay. Answers how many rows it touched. */
  erase(tx: Tx, person: Person, now: Date): Promise<number>;
}

/** The address that stands where an erased person's stood: it reaches nobody, and no two are the same. */
export const erasedEmail = ({ userId }: Pick<Person, 'userId'>): string => `erased-${userId}@erased.invalid`;

export const ERASED_NAME = 'Erased';
