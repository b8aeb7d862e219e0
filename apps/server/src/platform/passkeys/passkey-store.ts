// The only SQL on passkeys and on the questions that are put to them. Staff's and customers' stand in tables of their
// own, which differ in whose they are and in nothing else.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prune } from '../db/prune.ts';
import type { Db } from '../db/tables.ts';

/** Whose a passkey is, by the columns that say so. */
export type PasskeyOwner = Readonly<Record<string, number>>;

interface NewPasskey {
  passkey_id: string;
  credential_id: string;
  host: string;
  public_key: string;
  counter: number;
  name: string;
  created_at: Date;
}

export interface PasskeyRow extends Omit<NewPasskey, 'counter'> {
  counter: string;
  used_at: Date | null;
}

interface PasskeyTables<Owner> {
  passkeys: string;
  questions: string;
  /** The columns of the owner, in both tables. */
  owner: readonly (keyof Owner & string)[];
}

interface Questions<Owner extends PasskeyOwner> {
  /** Without an owner it asks who somebody is. */
  ask(db: Db, challengeHash: string, owner: Owner | undefined, expiresAt: Date): Promise<void>;
  /** Takes a question away, whether it is answered well or not; false where none of this owner's was there. */
  takeQuestion(db: Db, challengeHash: string, owner: Owner | undefined, now: Date): Promise<boolean>;
  deleteOldQuestions(db: Db, now: Date): Promise<void>;
}

export interface PasskeyStore<Owner extends PasskeyOwner = PasskeyOwner> extends Questions<Owner> {
  of(db: Db, owner: Owner): Promise<(PasskeyRow & Owner)[]>;
  find(db: Db, credentialId: string): Promise<(PasskeyRow & Owner) | undefined>;
  count(db: Db, owner: Owner): Promise<number>;
  /** False when the same key of the same device is there already. */
  insert(db: Db, owner: Owner, passkey: NewPasskey): Promise<boolean>;
  /** Counts a use; false where the device has counted less than before, or the key is gone: it may be a copy. */
  take(db: Db, passkeyId: string, counter: number, now: Date): Promise<boolean>;
  rename(db: Db, owner: Owner, passkeyId: string, name: string): Promise<{ name: string } | undefined>;
  delete(db: Db, owner: Owner, passkeyId: string): Promise<{ name: string } | undefined>;
  deleteAll(db: Db, owner: Owner): Promise<void>;
}

/** How an owner's columns stand in a statement. */
function ownerPieces<Owner extends PasskeyOwner>({ owner: names }: PasskeyTables<Owner>) {
  const columns = sql.join(names.map((column) => sql.ref(column)));
  const values = (owner: Owner | undefined) =>
    names.map((column) => sql`${owner?.[column] ?? null}::integer`);
  return {
    columns,
    valuesOf: (owner: Owner | undefined) => sql.join(values(owner)),
    isOf: (owner: Owner | undefined) =>
      sql<boolean>`(${columns}) is not distinct from (${sql.join(values(owner))})`,
  };
}

const first = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> =>
  (await query.execute(db)).rows[0];

function questionsAt<Owner extends PasskeyOwner>(tables: PasskeyTables<Owner>): Questions<Owner> {
  const questions = sql.table(tables.questions);
  const { columns, valuesOf, isOf } = ownerPieces(tables);
  return {
    ask: async (db, challengeHash, owner, expiresAt) => {
      await sql`
        insert into ${questions} (challenge_hash, expires_at, ${columns})
        values (${challengeHash}, ${expiresAt}, ${valuesOf(owner)})`.execute(db);
    },
    takeQuestion: async (db, challengeHash, owner, now) => {
      const taken = sql<{ isGood: boolean }>`
        delete from ${questions} where challenge_hash = ${challengeHash}
        returning expires_at > ${now} and ${isOf(owner)} as "isGood"`;
      return (await first(db, taken))?.isGood === true;
    },
    deleteOldQuestions: async (db, now) => {
      await prune(db, questions, { by: 'expires_at', until: now });
    },
  };
}

export function passkeyStore<Owner extends PasskeyOwner>(tables: PasskeyTables<Owner>): PasskeyStore<Owner> {
  const passkeys = sql.table(tables.passkeys);
  const { columns, valuesOf, isOf } = ownerPieces(tables);
  return {
    of: async (db, owner) => {
      const found = sql<PasskeyRow & Owner>`
        select * from ${passkeys} where ${isOf(owner)} order by created_at, passkey_id`;
      return (await found.execute(db)).rows;
    },
    find: (db, credentialId) =>
      first(db, sql<PasskeyRow & Owner>`select * from ${passkeys} where credential_id = ${credentialId}`),
    count: async (db, owner) => {
      const many = sql<{ many: number }>`select count(*)::int as many from ${passkeys} where ${isOf(owner)}`;
      return (await first(db, many))?.many ?? 0;
    },
    insert: async (db, owner, made) => {
      const { passkey_id, credential_id, host, public_key, counter, name, created_at } = made;
      const inserted = sql`
        insert into ${passkeys} (passkey_id, credential_id, host, public_key, counter, name, created_at, ${columns})
        values (${passkey_id}, ${credential_id}, ${host}, ${public_key}, ${counter}::bigint, ${name}, ${created_at},
          ${valuesOf(owner)})
        on conflict (credential_id) do nothing returning passkey_id`;
      return (await first(db, inserted)) !== undefined;
    },
    take: async (db, passkeyId, counter, now) => {
      const counted = sql`
        update ${passkeys} set counter = ${counter}::bigint, used_at = ${now}
        where passkey_id = ${passkeyId} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
        returning passkey_id`;
      return (await first(db, counted)) !== undefined;
    },
    rename: (db, owner, passkeyId, name) =>
      first(
        db,
        sql<{ name: string }>`
          update ${passkeys} set name = ${name} where passkey_id = ${passkeyId} and ${isOf(owner)} returning name`,
      ),
    delete: (db, owner, passkeyId) =>
      first(
        db,
        sql<{ name: string }>`
          delete from ${passkeys} where passkey_id = ${passkeyId} and ${isOf(owner)} returning name`,
      ),
    deleteAll: async (db, owner) => {
      await sql`delete from ${passkeys} where ${isOf(owner)}`.execute(db);
    },
    ...questionsAt(tables),
  };
}
