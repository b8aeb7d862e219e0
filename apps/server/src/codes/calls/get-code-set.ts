import { getCodeSet } from '@stagedoor/contract/calls/office/codes';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/tables.ts';
import { describeSet } from '../describe-set.ts';
import { lastUses, sumsOfSet, usesByDay } from '../office-store.ts';
import { requireSet } from '../require-set.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const LAST = 10;

export const getCodeSetHandler = (db: Db): Handler<'codes'> =>
  handle(getCodeSet, async ({ id }, caller) => {
    const { sellerId, now } = caller;
    const set = await requireSet(db, caller, id);
    const [days, sums, last] = await Promise.all([
      usesByDay(db, sellerId, id, new Date(now.getTime() - DAYS * DAY_MS)),
      sumsOfSet(db, sellerId, id),
      lastUses(db, sellerId, id, LAST),
    ]);
    return {
      set: describeSet(set, now),
      ...sums,
      days,
      lastUses: last.map((use) => ({ ...use, orderNumber: orderNumber(use.orderNumber) })),
    };
  });
