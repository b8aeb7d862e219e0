// Vitest's global set-up of the server suite: one PostgreSQL for all of it with a migrated template to clone, because
// making a database anew takes seconds, and a place for what else is made by whoever needs it first.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../tools/postgres.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { putTogether } from './put-together.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A folder for those of the embedded engine. */
    templates: string;
  }
}

export const TEMPLATE = 'stagedoor_template';
/** Made by whoever needs it first. */
export const DEMO_TEMPLATE = 'stagedoor_demo';
export const migrations = join(import.meta.dirname, '../../migrations');

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  for (const name of [TEMPLATE, DEMO_TEMPLATE]) await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = await openDatabase({ databaseUrl: at(url, TEMPLATE), dataDir: '', poolSize: 1 });
  await migrate(template, migrations);
  await template.close();
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const [programs] = await Promise.all([putTogether(), makeTemplate(server.url)]);
  process.env.PROGRAMS_FOLDER = programs;
  const templates = mkdtempSync(join(tmpdir(), 'stagedoor-templates-'));
  project.provide('postgresUrl', server.url);
  project.provide('templates', templates);
  return async () => {
    rmSync(templates, { recursive: true, force: true });
    await server.stop();
  };
}
