// The demo world, loaded once and cloned for every shop that begins with it. On PostgreSQL a clone is made in a tenth of a
// second, and a crowd of shops leaves the processors to the browsers.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../tools/postgres.ts';

const TEMPLATE = 'demo_world';
/** The server of all worlds, for workers that are processes of their own. */
const SERVER = 'E2E_POSTGRES';

async function administrate(sql: string): Promise<void> {
  const client = new Client({ connectionString: process.env[SERVER] });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const addressOf = (name: string): string => {
  const address = new URL(process.env[SERVER] ?? '');
  address.pathname = `/${name}`;
  return address.href;
};

/** An empty database for the world, and the way to end it with all that was cloned from it. */
export async function openWorlds(): Promise<{ databaseUrl: string; close: () => Promise<void> }> {
  const server = await startPostgres();
  process.env[SERVER] = server.url;
  await administrate(`drop database if exists ${TEMPLATE}`);
  await administrate(`create database ${TEMPLATE}`);
  const close = async () => {
    delete process.env[SERVER];
    await server.stop();
  };
  return { databaseUrl: addressOf(TEMPLATE), close };
}

/** A world of its own, as it was loaded. */
export async function cloneWorld(): Promise<string> {
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await administrate(`create database ${name} template ${TEMPLATE}`);
  return addressOf(name);
}
