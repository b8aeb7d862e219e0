// Which database the shop of a data folder used when it was started last, for commands that are run without its
// settings: an empty embedded database beside a shop that lives on a server is nobody's shop.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'shop-runs-on');

/** Only the kind: an address holds a password. */
export function noteShop(dataDir: string, kind: Database['kind']): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), `${kind}\n`);
}

const runsOnServer = (dataDir: string): boolean => {
  const file = fileIn(dataDir);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === 'server';
};

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** For a command, and for a start in production: a setting that was forgotten is no wish for a new shop. */
export function requireOwnDatabase({ databaseUrl, dataDir }: Place): void {
  if (databaseUrl !== undefined || !runsOnServer(dataDir)) return;
  throw new Error(
    `The shop of ${dataDir} keeps its data in PostgreSQL, and DATABASE_URL is not set. Use the shop's own settings (installed as a service: stagedoor COMMAND). If it has moved here for good, remove ${fileIn(dataDir)}.`,
  );
}

export const noShopIn = ({ databaseUrl, dataDir }: Place): Error =>
  new Error(
    databaseUrl === undefined
      ? `There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL as the shop has them (installed as a service: stagedoor COMMAND).`
      : 'There is no shop in the database that DATABASE_URL names: it has no tables. Set it as the shop has it.',
  );
