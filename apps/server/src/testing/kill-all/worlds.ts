// Shops to be killed, each a copy of one that was filled once: in a database beside the template, or in a folder.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../../../tools/postgres.ts';
import type { GatewayKind } from '../../payments/index.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Db } from '../../platform/db/tables.ts';
import { prepareStandIn } from '../../stand-in-gateway/index.ts';
import { migrations } from '../databases.ts';
import { openStage } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import { BOOTHS, FIRST_CUSTOMER, loadFair } from './fair.ts';
import type { Customer } from './fair.ts';

export const killEngines = ['server', 'embedded'] as const;
export type KillEngine = (typeof killEngines)[number];

export interface World {
  engine: KillEngine;
  stage: Stage;
  /** Everybody in turn, each time with a session that has bought nothing yet. */
  nextCustomer(): Customer;
  /** Somebody who has been here before, with another session. */
  customerOf(userId: number): Customer;
  close(): Promise<void>;
}

export interface Worlds {
  /** A copy that nobody has touched. */
  open(engine: KillEngine): Promise<World>;
  close(): Promise<void>;
}

/** What is loaded besides, before the copies are made. */
export type LoadMore = (database: Database) => Promise<void>;

const at = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

async function tell(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

interface Templates {
  url: string;
  prefix: string;
  folder: string;
  speaks: GatewayKind;
}

/** Filled once an engine, with the gateway's books that belong to it. */
async function fillTemplate({ url, prefix, folder, speaks }: Templates, engine: KillEngine, more: LoadMore) {
  const [shopName, gatewayName] = [`${prefix}_shop_${engine}`, `${prefix}_gateway_${engine}`];
  await tell(url, `create database ${gatewayName}`, `create database ${shopName}`);
  const place =
    engine === 'server' ? { databaseUrl: at(url, shopName), dataDir: '' } : { dataDir: join(folder, 'shop') };
  const shop = await openDatabase({ ...place, poolSize: 2 });
  const gateway = await openDatabase({ databaseUrl: at(url, gatewayName), dataDir: '', poolSize: 2 });
  try {
    await migrate(shop, migrations);
    await prepareStandIn(gateway);
    const customers = await loadFair(shop, gateway.db, speaks);
    await more(shop);
    return customers;
  } finally {
    await shop.close();
    await gateway.close();
  }
}

/** An embedded database has one owner at a time: the shop that lives, or whoever looks into it between two lives. */
async function lookInto<T>(dataDir: string, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, poolSize: 1 });
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

interface Copy {
  environment: Record<string, string>;
  inspect: Stage['inspect'];
  close(): Promise<void>;
}

/** Its process keeps its files in a folder that begins empty. */
async function copyDatabase({ url, prefix, folder }: Templates, nth: number): Promise<Copy> {
  const name = `${prefix}_shop_${nth}`;
  await tell(url, `create database ${name} template ${prefix}_shop_server`);
  const [databaseUrl, dataDir] = [at(url, name), join(folder, name)];
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 2 });
  return {
    environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    inspect: (look) => look(database.db),
    close: async () => {
      await database.close();
      await tell(url, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyFolder({ folder }: Templates, nth: number): Promise<Copy> {
  const dataDir = join(folder, `shop-${nth}`);
  cpSync(join(folder, 'shop'), dataDir, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    inspect: (look) => lookInto(dataDir, look),
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Everybody's sessions from the first on for those who come, from the last on for those who come again. */
function inTurn(customers: readonly Customer[]): Pick<World, 'nextCustomer' | 'customerOf'> {
  let [used, again] = [0, 0];
  return {
    nextCustomer: () => customers[used++ % customers.length]!,
    customerOf: (userId) => {
      again = (again % customers.length) + BOOTHS;
      return customers[customers.length - again + userId - FIRST_CUSTOMER]!;
    },
  };
}

export interface WorldsWish {
  speaks: GatewayKind;
  more: LoadMore;
  /** What the shops are started with. */
  environment: Record<string, string>;
  /** Where databases are made; a PostgreSQL of its own where it is left out. */
  postgresUrl?: string;
}

export async function openWorlds({
  speaks,
  more,
  environment: extra,
  postgresUrl,
}: WorldsWish): Promise<Worlds> {
  const postgres =
    postgresUrl === undefined ? await startPostgres() : { url: postgresUrl, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-kill-all-'));
  const prefix = `killed_${randomBytes(4).toString('hex')}`;
  const templates = { url: postgres.url, prefix, folder, speaks };
  const filled = new Map<KillEngine, Promise<Customer[]>>();
  let opened = 0;

  async function open(engine: KillEngine): Promise<World> {
    const filling = filled.get(engine) ?? fillTemplate(templates, engine, more);
    filled.set(engine, filling);
    const customers = await filling;
    opened += 1;
    const gateway = `${prefix}_gateway_${opened}`;
    await tell(postgres.url, `create database ${gateway} template ${prefix}_gateway_${engine}`);
    const copy = await (engine === 'server' ? copyDatabase : copyFolder)(templates, opened);
    const environment = { ...extra, ...copy.environment };
    const books = {
      environment,
      inspect: copy.inspect,
      speaks,
      gatewayDatabaseUrl: at(postgres.url, gateway),
    };
    const stage = await openStage(books, async () => customers);
    const close = async (): Promise<void> => {
      await stage.gateway.close();
      await copy.close();
      await tell(postgres.url, `drop database ${gateway} with (force)`);
    };
    return { engine, stage, ...inTurn(customers), close };
  }

  return {
    open,
    close: async () => {
      for (const engine of filled.keys())
        for (const kind of ['shop', 'gateway'])
          await tell(postgres.url, `drop database ${prefix}_${kind}_${engine} with (force)`);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
