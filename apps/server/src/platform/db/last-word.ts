// Something that a transaction must not end without, done by a module above the one that knows of it.
import type { Db, Tx } from './tables.ts';

/** What is done about all that was noted, still within the transaction; what it notes in turn is heard as well. */
type Hear<Note> = (tx: Tx, notes: readonly Note[]) => Promise<void>;

export interface LastWord<Note> {
  /** Told by whoever sees it happen. */
  note(tx: Tx, note: Note): void;
  /** Heard by one for each database. */
  listen(db: Db, hear: Hear<Note>): void;
}

type Speaker = (db: Db, tx: Tx) => Promise<boolean>;
const speakers = new Set<Speaker>();

/** One for each kind of note, kept with the module that declares it. */
export function lastWord<Note>(): LastWord<Note> {
  const noted = new WeakMap<Tx, Note[]>();
  const listening = new WeakMap<Db, Hear<Note>>();
  speakers.add(async (db, tx) => {
    const notes = noted.get(tx);
    if (!notes) return false;
    noted.delete(tx);
    await listening.get(db)?.(tx, notes);
    return true;
  });
  return {
    note: (tx, note) => {
      const notes = noted.get(tx);
      if (notes) notes.push(note);
      else noted.set(tx, [note]);
    },
    listen: (db, hear) => void listening.set(db, hear),
  };
}

/** Whether anybody had something to say: then the statements before have to be answered first. */
export async function haveLastWord(db: Db, tx: Tx): Promise<void> {
  for (const speak of speakers) while (await speak(db, tx));
}
