import { listLedgerLines } from '@stagedoor/contract/calls/office/ledger';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countLedgerLines, readLedgerLines } from '../office/ledger/read-lines.ts';
import { requireSpan } from '../office/ledger/require-span.ts';

export const listLedgerLinesHandler = (db: Db): Handler<'orders'> =>
  handle(listLedgerLines, async ({ sort, after, before, size, ...filter }, caller) => {
    requireSpan(filter);
    const [page, count] = await Promise.all([
      readLedgerLines(db, caller, filter, { sort, after, before, size }),
      countLedgerLines(db, caller, filter),
    ]);
    return { ...page, ...count };
  });
