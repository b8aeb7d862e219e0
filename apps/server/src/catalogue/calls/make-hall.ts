import { makeHall } from '@stagedoor/contract/calls/office/halls';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSellers } from '../../sellers/index.ts';
import { insertHall } from '../halls/hall-store.ts';

export const makeHallHandler: Handler<'catalogue'> = handle(makeHall, async ({ venueId, name }, caller) => {
  const { sellerId } = caller;
  return caller.change(async ({ tx, record }) => {
    await lockSellers(tx);
    const hallId = (await insertHall(tx, { sellerId, venueId, name })) ?? refuse('NOT_FOUND');
    record({ action: 'hall.made', subject: { kind: 'hall', id: hallId }, after: { name } });
    return { hallId };
  });
});
