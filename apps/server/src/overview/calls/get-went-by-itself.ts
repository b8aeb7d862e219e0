import { getWentByItself } from '@stagedoor/contract/calls/office/today';
import { officeMails } from '../../mail/index.ts';
import { officePayments } from '../../payments/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

export const getWentByItselfHandler = ({ db }: OverviewNeeds): Handler<'overview'> =>
  handle(getWentByItself, async (_input, { sellerId, outletIds, now, grantFor }) => {
    const { dayOf, momentAt } = await ofSeller.times(db, sellerId);
    const day = dayOf(now);
    const seesMoney = outletIds === 'all' && grantFor('ledger.look') !== 'no';
    const [letters, money] = await Promise.all([
      officeMails.writtenOn(db, { sellerId, outletIds }, momentAt(day, '00:00')),
      seesMoney ? officePayments.movedOn(db, sellerId, day) : undefined,
    ]);
    return { letters, money };
  });
