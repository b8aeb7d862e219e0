import type { TroubleKind } from '@stagedoor/rules/alerts/troubles';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

/** One node at a time keeps the list; what is over is forgotten, so that it counts from anew when it comes again. */
export async function lockAlerts(tx: Tx, troubles: readonly TroubleKind[], now: Date) {
  if (troubles.length > 0)
    await tx
      .insertInto('owner_alerts')
      .values(troubles.map((kind) => ({ kind, since: now, told_at: null })))
      .onConflict((known) => known.column('kind').doNothing())
      .execute();
  const kept = await tx
    .selectFrom('owner_alerts')
    .select(['kind', 'since', 'told_at as toldAt'])
    .orderBy('kind')
    .forUpdate()
    .execute();
  const over = kept.filter(({ kind }) => !isOneOf(troubles, kind)).map(({ kind }) => kind);
  if (over.length > 0) await tx.deleteFrom('owner_alerts').where('kind', 'in', over).execute();
  return kept.filter(({ kind }) => !over.includes(kind));
}

/** False when there is nothing to tell any more. */
export async function markTold(tx: Tx, kind: string, now: Date): Promise<boolean> {
  const told = await tx
    .updateTable('owner_alerts')
    .set({ told_at: now })
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst();
  return told !== undefined;
}
