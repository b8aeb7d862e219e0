// What a day leaves behind, looked at once a minute: in the shop's processes, and in its database.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { sendTo } from '../../server-process.ts';
import { collectGarbage } from './collect-garbage.ts';

/** Numbers by what they are of, such as `memory of node 1` or `rows of carts`. */
export type Sample = ReadonlyMap<string, number>;

const MIB = 1_048_576;
/** As the shop tells them, in what is read here. */
const told = {
  process_resident_memory_bytes: { name: 'memory', by: 1 / MIB },
  nodejs_heap_size_used_bytes: { name: 'heap', by: 1 / MIB },
  process_open_fds: { name: 'handles', by: 1 },
  nodejs_eventloop_lag_p99_seconds: { name: 'delay', by: 1000 },
} as const;

/** A process of the shop: where it is asked, and where it is told to collect what it has thrown away. */
export interface WatchedNode {
  port: number;
  inspector: number;
}

async function ofNode({ port, inspector }: WatchedNode, node: number): Promise<[string, number][]> {
  await collectGarbage(inspector);
  const { body } = await sendTo(port)('/metrics', { host: '127.0.0.1', method: 'GET' });
  return Object.entries(told).flatMap(([metric, { name, by }]): [string, number][] => {
    const line = body.split('\n').find((each) => each.startsWith(`${metric} `));
    return line ? [[`${name} of node ${node}`, Number(line.slice(metric.length)) * by]] : [];
  });
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'standin%'
    order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

async function ofTables(db: Db): Promise<[string, number][]> {
  const tables = await tablesOf(db);
  const counts = tables.map(
    (table) => sql<{ rows: number }>`(select count(*)::int from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return tables.map((table, at) => [`rows of ${table}`, rows[0]?.counts[at] ?? 0]);
}

/** Of all processes that are connected, and of what the server keeps to write anew. */
async function ofServer(db: Db): Promise<[string, number][]> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      (select coalesce(sum(size), 0) / ${MIB} from pg_ls_waldir())::float as wal,
      (select count(*) from pg_replication_slots)::int as slots,
      (select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0) / ${MIB}
        from pg_replication_slots)::float as "kept for slots",
      (pg_database_size(current_database()) / ${MIB})::float as database`.execute(db);
  return Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]);
}

export async function takeSample(db: Db, watched: readonly WatchedNode[]): Promise<Sample> {
  const nodes = await Promise.all(watched.map((node, index) => ofNode(node, index + 1)));
  return new Map([...nodes.flat(), ...(await ofServer(db)), ...(await ofTables(db))]);
}
