import { randomUUID } from 'node:crypto';
import { testWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { TEST_KIND } from '@stagedoor/rules/webhooks/webhook-kinds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { insertMessageTo } from '../delivery-store.ts';
import { requireAddress } from '../require-address.ts';

export const testWebhookHandler = (): Handler<'webhooks'> =>
  handle(testWebhook, async ({ id }, { sellerId, now, change }) => {
    await change(async ({ tx, record }) => {
      const { url } = await requireAddress(tx, sellerId, id);
      await insertMessageTo(tx, id, {
        message_id: `msg_${randomUUID().replaceAll('-', '')}`,
        seller_id: sellerId,
        kind: TEST_KIND,
        subject: TEST_KIND,
        number: 1,
        facts: {},
        at: now,
      });
      const after = { host: new URL(url).host };
      record({ action: 'webhook.tested', subject: { kind: 'webhook', id }, after });
    });
    return {};
  });
