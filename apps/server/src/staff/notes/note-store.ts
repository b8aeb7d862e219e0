// The only SQL on notes. They are written once and stay, until the person is erased whom they are about.
import type { Generated } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';

interface StaffNotesTable {
  seller_id: number;
  note_id: Generated<number>;
  subject_kind: 'order' | 'customer';
  subject_id: string;
  staff_id: number;
  content: string;
  created_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    staff_notes: StaffNotesTable;
  }
}

export interface NoteSubject {
  sellerId: number;
  kind: 'order' | 'customer';
  id: string;
}

export interface Note {
  id: number;
  at: Date;
  name: string;
  content: string;
}

export async function addNote(
  tx: Tx,
  { sellerId, kind, id }: NoteSubject,
  note: { staffId: number; content: string; now: Date },
): Promise<number> {
  const { note_id } = await tx
    .insertInto('staff_notes')
    .values({
      seller_id: sellerId,
      subject_kind: kind,
      subject_id: id,
      staff_id: note.staffId,
      content: note.content,
      created_at: note.now,
    })
    .returning('note_id')
    .executeTakeFirstOrThrow();
  return note_id;
}

/** The latest first. */
export const notesAbout = (db: Db, { sellerId, kind, id }: NoteSubject): Promise<Note[]> =>
  db
    .selectFrom('staff_notes as n')
    .innerJoin('staff as s', 's.staff_id', 'n.staff_id')
    .select(['n.note_id as id', 'n.created_at as at', 's.name', 'n.content'])
    .where('n.seller_id', '=', sellerId)
    .where('n.subject_kind', '=', kind)
    .where('n.subject_id', '=', id)
    .orderBy('n.created_at', 'desc')
    .limit(200)
    .execute();

/** What they said goes; that somebody wrote one stays. */
export async function eraseNotes(
  tx: Tx,
  sellerId: number,
  kind: NoteSubject['kind'],
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('staff_notes')
    .set({ content: 'Erased' })
    .where('seller_id', '=', sellerId)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
