// What stands in the database, asked of the database itself.
import { sql } from 'kysely';
import type { Db } from './tables.ts';

export interface TableShape {
  name: string;
  /** Columns that are stored as given; generated ones come back by themselves. */
  columns: string[];
  /** Columns whose values the database counts up. */
  identities: string[];
}

interface Column {
  table_name: string;
  column_name: string;
  is_generated: string;
  is_identity: string;
}

/** Every table of ours, those that others refer to first. */
export async function tablesInOrder(db: Db): Promise<TableShape[]> {
  const { rows: columns } = await sql<Column>`
    select c.table_name, c.column_name, c.is_generated, c.is_identity
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const shapes = new Map<string, TableShape>();
  for (const { table_name: name, column_name, is_generated, is_identity } of columns) {
    const shape = shapes.get(name) ?? { name, columns: [], identities: [] };
    if (is_generated === 'NEVER') shape.columns.push(column_name);
    if (is_identity === 'YES') shape.identities.push(column_name);
    shapes.set(name, shape);
  }
  return parentsFirst(shapes, references);
}

function parentsFirst(
  shapes: Map<string, TableShape>,
  references: { child: string; parent: string }[],
): TableShape[] {
  const parents = Map.groupBy(references, ({ child }) => child);
  const ordered = new Set<TableShape>();
  const visit = (name: string, path: Set<string>): void => {
    const shape = shapes.get(name);
    if (!shape || ordered.has(shape) || path.has(name)) return;
    const deeper = new Set([...path, name]);
    for (const { parent } of parents.get(name) ?? []) visit(parent, deeper);
    ordered.add(shape);
  };
  for (const name of shapes.keys()) visit(name, new Set());
  return [...ordered];
}
