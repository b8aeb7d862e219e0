import { getLedger } from '@stagedoor/contract/calls/office/ledger';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { besideTheGateway } from '../office/ledger/beside-the-gateway.ts';
import { sumLedger } from '../office/ledger/sum-ledger.ts';
import { requireSpan } from '../office/ledger/require-span.ts';

export const getLedgerHandler = (db: Db): Handler<'orders'> =>
  handle(getLedger, async (question, caller) => {
    requireSpan(question);
    return besideTheGateway(db, caller, question, await sumLedger(db, caller, question));
  });
