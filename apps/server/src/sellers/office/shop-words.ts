// OPS-08, OPS-09: turned for every outlet of a seller at once.
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface ShopWords {
  clientVersion: string | undefined;
  statusTexts: StatusTexts;
}

/** All outlets say the same; the first one tells it. */
const firstOutlet = (db: Db | Tx, sellerId: number) =>
  db
    .selectFrom('outlets')
    .select(['client_version', 'status_texts'])
    .where('seller_id', '=', sellerId)
    .orderBy('outlet_id')
    .limit(1);

type FirstOutlet = Awaited<ReturnType<ReturnType<typeof firstOutlet>['executeTakeFirst']>>;

const wordsOf = (first: FirstOutlet): ShopWords => ({
  clientVersion: first?.client_version ?? undefined,
  statusTexts: first?.status_texts ?? {},
});

export async function readShopWords(db: Db, sellerId: number): Promise<ShopWords> {
  return wordsOf(await firstOutlet(db, sellerId).executeTakeFirst());
}

/** For a change: whoever changes another word at the same time waits, so that neither is lost. */
export async function lockShopWords(tx: Tx, sellerId: number): Promise<ShopWords> {
  return wordsOf(await firstOutlet(tx, sellerId).forUpdate().executeTakeFirst());
}

export async function saveShopWords(
  tx: Tx,
  sellerId: number,
  { clientVersion, statusTexts }: ShopWords,
): Promise<void> {
  await tx
    .updateTable('outlets')
    .set({ client_version: clientVersion ?? null, status_texts: JSON.stringify(statusTexts) })
    .where('seller_id', '=', sellerId)
    .execute();
}

export const statusTextsOf = async (db: Db | Tx, sellerId: number): Promise<StatusTexts> =>
  wordsOf(await firstOutlet(db, sellerId).executeTakeFirst()).statusTexts;
