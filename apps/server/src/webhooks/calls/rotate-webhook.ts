import { rotateWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { OLD_SECRET_HOURS } from '@stagedoor/rules/webhooks/webhook-pauses';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { updateAddress } from '../address-store.ts';
import { requireAddress } from '../require-address.ts';
import { newWebhookSecret } from '../sign-message.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

export const rotateWebhookHandler = ({ box }: WebhookNeeds): Handler<'webhooks'> =>
  handle(rotateWebhook, async ({ id }, { sellerId, now, change }) => {
    const secret = newWebhookSecret();
    return change(async ({ tx, record }) => {
      const { url, secret: old } = await requireAddress(tx, sellerId, id);
      await updateAddress(tx, id, {
        secret: box.seal(secret, id),
        old_secret: old,
        old_secret_until: new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000),
      });
      record({
        action: 'webhook.rotated',
        subject: { kind: 'webhook', id },
        after: { host: new URL(url).host },
      });
      return { id, secret };
    });
  });
