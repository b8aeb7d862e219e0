import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { staffWords } from '../../staff/index.ts';
import type { OrderRow } from '../order-store.ts';
import type { OrderChangeKind } from './tables.ts';

/** A change as its order's story is told. */
export interface ToldChange {
  changeId: number;
  kind: OrderChangeKind;
  state: string;
  totalCents: number;
  authorKind: 'customer' | 'staff' | 'job';
  /** A staff member's name and role, where it was one. */
  staffName: string | undefined;
  reason: string;
  problem: string | null;
  createdAt: Date;
  effectiveAt: Date | null;
}

export async function changesOfOrder(db: Db, { seller_id, order_id }: OrderRow): Promise<ToldChange[]> {
  const { rows } = await sql<Omit<ToldChange, 'staffName'> & { authorId: string }>`
    select change_id as "changeId", kind, state, total_cents as "totalCents", author_kind as "authorKind", author_id as "authorId", reason,
      problem, created_at as "createdAt", effective_at as "effectiveAt"
    from order_changes where seller_id = ${seller_id} and order_id = ${order_id}
    order by created_at`.execute(db);
  const isStaff = ({ authorKind }: { authorKind: string }): boolean => authorKind === 'staff';
  const names = await staffWords(
    db,
    seller_id,
    // A demo that was loaded long ago has an author of no account.
    rows.filter(isStaff).flatMap(({ authorId }) => (/^\d+$/.test(authorId) ? Number(authorId) : [])),
  );
  return rows.map(({ authorId, ...row }) => ({
    ...row,
    staffName: isStaff(row) ? names.get(Number(authorId)) : undefined,
  }));
}
