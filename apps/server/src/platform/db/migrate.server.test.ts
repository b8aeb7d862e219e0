import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bothEngines, testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

describe.each(bothEngines)('migrations (%s)', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  /** A folder of files beside those that the database has run; a number that no other test uses keeps them apart. */
  const folderOf = (files: Record<string, string>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'stagedoor-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, script] of Object.entries(files)) writeFileSync(join(folder, name), script);
    return folder;
  };

  test('each file runs once, in the order of the names', async () => {
    const files = {
      '9101-a.sql': 'create table first_a (a int)',
      '9102-b.sql': 'insert into first_a values (1)',
    };
    expect(await migrate(database, folderOf(files))).toEqual(['9101-a.sql', '9102-b.sql']);
    expect(await migrate(database, folderOf(files))).toEqual([]);
    const { rows } = await sql`select a from first_a`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  test('a file that was changed after it ran is refused', async () => {
    await migrate(database, folderOf({ '9201-a.sql': 'select 1' }));
    await expect(migrate(database, folderOf({ '9201-a.sql': 'select 2' }))).rejects.toThrow(
      'The migration 9201-a.sql was changed after it had run',
    );
  });

  test('a file that comes before one that has run is refused, and nothing runs', async () => {
    await migrate(database, folderOf({ '9302-b.sql': 'select 1' }));
    const files = { '9301-a.sql': 'select 1', '9302-b.sql': 'select 1', '9303-c.sql': 'select 1' };
    await expect(migrate(database, folderOf(files))).rejects.toThrow(
      'The migration 9301-a.sql comes before 9302-b.sql, which has run. Give it a higher number.',
    );
    const { rows } = await sql`select name from schema_migrations where name = '9303-c.sql'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test('a file that fails leaves nothing behind, not even its mark', async () => {
    const broken = { '9401-a.sql': 'create table half (a int); select 1 / 0' };
    await expect(migrate(database, folderOf(broken))).rejects.toThrow('The migration 9401-a.sql failed');
    expect(await migrate(database, folderOf({ '9401-a.sql': 'create table half (a int)' }))).toEqual([
      '9401-a.sql',
    ]);
  });
});
