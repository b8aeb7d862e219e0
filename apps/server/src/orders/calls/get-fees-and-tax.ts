import { getFeesAndTax } from '@stagedoor/contract/calls/office/fees-and-tax';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { feesAndTax } from '../office/ledger/fees-and-tax.ts';
import { requireSpan } from '../office/ledger/require-span.ts';

export const getFeesAndTaxHandler = (db: Db): Handler<'orders'> =>
  handle(getFeesAndTax, async (question, caller) => {
    requireSpan(question);
    return feesAndTax(db, caller, question);
  });
