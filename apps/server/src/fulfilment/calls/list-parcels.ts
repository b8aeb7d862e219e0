import { listParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describeParcels } from '../describe-parcels.ts';

export const listParcelsHandler = (db: Db): Handler<'fulfilment'> =>
  handle(listParcels, async ({ sort, after, before, size, ...filter }, caller) => {
    const page = await shipping.readParcels(db, caller, filter, { sort, after, before, size });
    const rows = await describeParcels(db, caller, page.rows);
    return { ...page, rows, ...(await shipping.countParcels(db, caller, filter)) };
  });
