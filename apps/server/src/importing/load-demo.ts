import { join } from 'node:path';
import { sql } from 'kysely';
import { DEMO_DRAW_KEY } from '../awards/index.ts';
import type { DrawSecrets } from '../awards/index.ts';
import { loadDemoPeople } from '../accounts/index.ts';
import { loadDemoCodes } from '../codes/index.ts';
import { loadDemoInvitations } from '../guest-list/index.ts';
import { loadDemoOrders } from '../orders/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { Db } from '../platform/db/tables.ts';
import type { HarmCheck } from '../programme/index.ts';
import type { GatewayKind } from '../payments/index.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { PublicAddressSettings } from '../platform/public-address.ts';
import { loadDemoRequests } from '../requests/index.ts';
import { loadDemoCards } from './load-demo-cards.ts';
import { loadDemoEntrants } from './load-demo-entrants.ts';
import { loadDemoStaff } from '../staff/index.ts';
import { keepTransactionAtStandIn } from '../stand-in-gateway/index.ts';
import type { PastTransaction } from '../stand-in-gateway/index.ts';
import { importFolder } from './import-folder.ts';
import type { ImportResult } from './import-folder.ts';

const DEMO_FOLDER = join(import.meta.dirname, '../../../../demo/lantern');

/** What is drawn is drawn alike in every demo, so that its results can be told beforehand. */
const drawSecrets = (seriesId: number): DrawSecrets => ({
  secret: '5d'.repeat(32),
  seed: String(seriesId).padStart(2, '0').repeat(32),
});

export interface DemoSettings {
  harmChecks: readonly HarmCheck[];
  drawKey?: string | undefined;
  /** Where the letters that it holds lead to. */
  address?: PublicAddressSettings | undefined;
  /** Whose language its stand-in gateway speaks. */
  gateway?: GatewayKind | undefined;
}

/** Loads the demo world. Its dates count from the day it is loaded. */
export async function loadDemo(database: Database, now: Date, settings: DemoSettings): Promise<ImportResult> {
  const { harmChecks, drawKey = DEMO_DRAW_KEY, address = { scheme: 'http', port: undefined } } = settings;
  const { gateway = 'authorizenet' } = settings;
  const options = { now, harmChecks, demoAllowed: true, drawKey, drawSecrets };
  const result = await importFolder(database, DEMO_FOLDER, options);
  const [mistake] = result.mistakes;
  if (mistake) {
    throw new Error(`The demo world is broken: ${mistake.place.file}:${mistake.place.line}: ${mistake.text}`);
  }
  const { robin, findEntrants } = await loadDemoPeople(database.db, now);
  const staff = await loadDemoStaff(database.db, robin.sellerId, now);
  await loadDemoCodes(database.db, { sellerId: robin.sellerId, madeBy: staff.owner }, now);
  const cardId = await loadDemoCards(database, { ...robin, gateway }, now);
  await loadDemoInvitations(database.db, now);
  const recordAtGateway = (db: Db) => (past: PastTransaction) => keepTransactionAtStandIn(db, past);
  const books = { recordAtGateway, publicAddress: publicAddress(address), decidedBy: staff.finance };
  const orders = await loadDemoOrders(database.db, robin, books, now);
  await loadDemoRequests(database.db, { ...robin, cardId }, orders, now);
  const { sellerId } = robin;
  await loadDemoEntrants(database.db, { sellerId, gateway, findPeople: findEntrants }, now);
  return result;
}

/**
 * Empties every table of the product, whatever modules it has by now; the record of migrations stays. Tables that
 * never let a row go are no exception here: their guards rest for the moment.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migrations' order by tablename`.execute(
    database.db,
  );
  const names = rows.map(({ name }) => name);
  const guards = (word: string): string[] => names.map((name) => `alter table ${name} ${word} trigger user`);
  const truncate = `truncate ${names.join(', ')} restart identity cascade`;
  await database.runScript([...guards('disable'), truncate, ...guards('enable')].join(';\n'));
}
