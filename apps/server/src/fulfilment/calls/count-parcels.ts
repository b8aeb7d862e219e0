import { countParcels } from '@stagedoor/contract/calls/office/fulfilment';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readParcelCounts } from '../count-parcels.ts';

export const countParcelsHandler = (db: Db): Handler<'fulfilment'> =>
  handle(countParcels, ({ outletId }, caller) => readParcelCounts(db, caller, outletId));
