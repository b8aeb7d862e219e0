// The only SQL that makes codes. Drawn ones come from the system's own randomness, ten of thirty letters each.
import { randomInt } from 'node:crypto';
import { CODE_DRAWN_LETTERS, CODE_LETTERS } from '@stagedoor/rules/codes/code-text';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { SetRow } from './code-store.ts';
import type { CodeSetsTable } from './tables.ts';
import './tables.ts';

const drawn = (): string =>
  Array.from({ length: CODE_DRAWN_LETTERS }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** How those that there are begin, or are called. */
export async function namesOfSets(db: Db, sellerId: number): Promise<Set<string>> {
  const sets = await db.selectFrom('code_sets').select('name').where('seller_id', '=', sellerId).execute();
  return new Set(sets.map(({ name }) => name));
}

export async function insertSet(tx: Tx, set: Insertable<CodeSetsTable>): Promise<SetRow> {
  return tx.insertInto('code_sets').values(set).returningAll().executeTakeFirstOrThrow();
}

/** Answers how many could be made: a code that is there already stays whose it is. */
async function insertCodes(
  tx: Tx,
  { seller_id, set_id, most_orders }: SetRow,
  codes: string[],
): Promise<number> {
  const { rows } = await sql<{ code: string }>`
    insert into codes (seller_id, set_id, code, most_orders)
    select ${seller_id}::int, ${set_id}::int, code, ${most_orders}::int from unnest(${codes}::text[]) as code
    on conflict (seller_id, code) do nothing returning code`.execute(tx);
  return rows.length;
}

/** False where the shop has this code already. */
export const addOwnCode = async (tx: Tx, set: SetRow, code: string): Promise<boolean> =>
  (await insertCodes(tx, set, [code])) === 1;

/** So many of one kind; one that was drawn before, which nobody will live to see, is drawn again. */
export async function addDrawnCodes(tx: Tx, set: SetRow, beginning: string, many: number): Promise<void> {
  let missing = many;
  while (missing > 0)
    missing -= await insertCodes(
      tx,
      set,
      Array.from({ length: missing }, () => `${beginning}${drawn()}`),
    );
}

/** So many that nobody has used or was sent, each sent to somebody now; fewer where there are not so many left. */
export async function takeToHandOut(
  tx: Tx,
  { seller_id, set_id }: Pick<SetRow, 'seller_id' | 'set_id'>,
  many: number,
  now: Date,
): Promise<string[]> {
  // Written down first: what is chosen with a limit may otherwise be chosen again for every row.
  const { rows } = await sql<{ code: string }>`
    with chosen as materialized (
      select code_id from codes where seller_id = ${seller_id} and set_id = ${set_id} and held + spent = 0
        and handed_at is null order by code_id limit ${many} for update)
    update codes c set handed_at = ${now} from chosen
    where c.seller_id = ${seller_id} and c.code_id = chosen.code_id
    returning c.code`.execute(tx);
  return rows.map(({ code }) => code);
}
