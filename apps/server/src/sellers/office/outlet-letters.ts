import type { LetterWording } from '@stagedoor/rules/letters/letter-wording';
import type { Tx } from '../../platform/db/tables.ts';
import type { OutletKey } from '../outlet-key.ts';
import '../tables.ts';

/** Changes an outlet's words for one kind of letter; answers what stood there before. Empty ones are taken away. */
export async function changeLetterWords(
  tx: Tx,
  { sellerId, outletId }: OutletKey,
  kind: string,
  change: (before: LetterWording) => LetterWording,
): Promise<LetterWording> {
  const { letters } = await tx
    .selectFrom('outlets')
    .select('letters')
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { [kind]: before = {}, ...others } = letters;
  const { subject, opening } = change(before);
  const words = { ...(subject && { subject }), ...(opening && { opening }) };
  const next = Object.keys(words).length > 0 ? { ...others, [kind]: words } : others;
  await tx
    .updateTable('outlets')
    .set({ letters: JSON.stringify(next) })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .execute();
  return before;
}
