import { tryDeliveries } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { makeDue } from '../delivery-store.ts';
import { requireAddress } from '../require-address.ts';

export const tryDeliveriesHandler = (): Handler<'webhooks'> =>
  handle(tryDeliveries, async ({ id, deliveryId }, { sellerId, now, change }) =>
    change(async ({ tx, record, unchanged }) => {
      const { url } = await requireAddress(tx, sellerId, id);
      const tried = await makeDue(tx, id, deliveryId, now);
      if (tried === 0) return deliveryId === undefined ? unchanged({ tried }) : refuse('NOT_FOUND');
      const after = { host: new URL(url).host, messages: tried };
      record({ action: 'webhook.tried', subject: { kind: 'webhook', id }, after });
      return { tried };
    }),
  );
