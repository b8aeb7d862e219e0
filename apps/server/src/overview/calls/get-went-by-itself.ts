import { getWentByItself } from '@stagedoor/contract/calls/office/today';
import { newYorkDay } from '@stagedoor/rules/time/dates';
import { officeMails } from '../../mail/index.ts';
import { officePayments } from '../../payments/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

export const getWentByItselfHandler = ({ db }: OverviewNeeds): Handler<'overview'> =>
  handle(getWentByItself, async (_input, { sellerId, outletIds, now, grantFor }) => {
    const day = newYorkDay(now);
    const seesMoney = outletIds === 'all' && grantFor('ledger.look') !== 'no';
    const [letters, money] = await Promise.all([
      officeMails.writtenOn(db, { sellerId, outletIds }, day),
      seesMoney ? officePayments.movedOn(db, sellerId, day) : undefined,
    ]);
    return { letters, money };
  });
