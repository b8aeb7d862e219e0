import { getMoneyDue } from '@stagedoor/contract/calls/office/ledger';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { moneyDue } from '../office/ledger/money-due.ts';

export const getMoneyDueHandler = (db: Db): Handler<'orders'> =>
  handle(getMoneyDue, ({ outletId }, caller) => moneyDue(db, caller, outletId));
