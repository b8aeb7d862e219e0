import { leaveDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { leaveWaiting } from '../delivery-store.ts';
import { requireAddress } from '../require-address.ts';

export const leaveDeliveryHandler = (): Handler<'webhooks'> =>
  handle(leaveDelivery, async ({ id, deliveryId }, { sellerId, change }) => {
    await change(async ({ tx, record }) => {
      const { url } = await requireAddress(tx, sellerId, id);
      // One that arrived meanwhile, or was left in another tab, waits no more.
      if (!(await leaveWaiting(tx, id, deliveryId))) refuse('NOT_FOUND');
      const after = { host: new URL(url).host };
      record({ action: 'webhook.left', subject: { kind: 'webhook', id }, after });
    });
    return {};
  });
