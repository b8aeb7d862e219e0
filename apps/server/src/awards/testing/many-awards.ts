// A published draw with as many awards as one likes, for measuring what comes after it.
import { noCheckpoint } from '../../platform/checkpoint.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lookAtGrownTables } from '../../platform/db/look-at-grown-tables.ts';
import { findDraw } from '../draw-store.ts';
import { AT_ONCE, makeOrders } from '../ordering/make-orders.ts';
import { loadManyRequests, MANY } from './many-requests.ts';

const LOOK_MS = 5000;
const HASH = '0'.repeat(64);

/** Two tickets for everybody; the small world must be there. */
export async function loadManyAwards(database: Database, fans: number): Promise<void> {
  const status = 'STATUS_REQUEST_CONFIRMED';
  await loadManyRequests(database, { fans, status, seats: fans * 2, areHeld: true });
  await database.runScript(`
    set local session_replication_role = replica;
    insert into draws (seller_id, draw_key, outlet_id, series_id, attempt, state, sealed_secret, sealed_seed, commitment, rules, rules_hash, committed_at,
        locked_at, frozen_at, inventory, root, entries, public_number, public_number_at, drawn_at, published_at, file_hash)
      values (1, '${MANY}', 1, ${MANY}, 1, 'published', '', '', '${HASH}', '{}', '${HASH}', '2026-10-01', '2026-10-01', '2026-11-02', '[]', '${HASH}', ${fans},
        '{}', '2026-11-02', '2026-11-02', '2026-11-02', '${HASH}');
    insert into draw_entries (seller_id, draw_key, entry_id, request_id, user_id, salt, entry, place, results, standing)
      select 1, '${MANY}', lpad(to_hex(n), 32, '0'), 100000 + n, 100000 + n, '${HASH}', '{}', n, '[]', '[]' from generate_series(1, ${fans}) n;
    insert into draw_awards (seller_id, draw_key, entry_id, line, number, place, outlet_event_id, price_level_id, quantity)
      select 1, '${MANY}', lpad(to_hex(n), 32, '0'), 0, 0, n, ${MANY}, ${MANY}, 2 from generate_series(1, ${fans}) n;
    analyze`);
}

/** Batch by batch, as the task does it, beside the job that looks at grown tables. Answers how many orders there were. */
export async function orderAll({ db }: Database, now: Date): Promise<number> {
  const looking = setInterval(() => void lookAtGrownTables(db), LOOK_MS);
  try {
    let made = 0;
    for (;;) {
      const done = await inTransaction(db, async (tx) =>
        makeOrders(tx, { checkpoint: noCheckpoint }, (await findDraw(tx, 1, String(MANY)))!, AT_ONCE, now),
      );
      made += done;
      if (done === 0) return made;
    }
  } finally {
    clearInterval(looking);
  }
}
