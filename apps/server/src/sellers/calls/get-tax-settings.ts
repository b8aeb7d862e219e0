import { getTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { isKeptByFiles, readTaxSettings } from '../office/tax-settings-store.ts';

export const getTaxSettingsHandler = (db: Db): Handler<'sellers'> =>
  handle(getTaxSettings, async (_input, { sellerId }) => ({
    ...(await readTaxSettings(db, sellerId)),
    keptByFiles: await isKeptByFiles(db, sellerId),
  }));
