import { askGateway } from '@stagedoor/contract/calls/office/charging';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';

/** The gateway is asked before the log is written: nothing is locked while it thinks. */
export const askGatewayHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(askGateway, async ({ ref }, caller) => {
    const state = (await needs.byHand.ask(caller.sellerId, ref)) ?? refuse('NOT_FOUND');
    return caller.change(async ({ record }) => {
      record({ action: 'charging.asked', subject: { kind: 'payment', id: ref }, after: { state } });
      return { state };
    });
  });
