import { removeWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { updateAddress } from '../address-store.ts';
import { requireAddress } from '../require-address.ts';

export const removeWebhookHandler = (): Handler<'webhooks'> =>
  handle(removeWebhook, async ({ id }, { sellerId, change }) => {
    await change(async ({ tx, record }) => {
      const { url } = await requireAddress(tx, sellerId, id);
      await updateAddress(tx, id, { state: 'removed' });
      const before = { host: new URL(url).host };
      record({ action: 'webhook.removed', subject: { kind: 'webhook', id }, before });
    });
    return {};
  });
