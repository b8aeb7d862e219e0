import { resumeWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { updateAddress } from '../address-store.ts';
import { makeDue } from '../delivery-store.ts';
import { requireAddress } from '../require-address.ts';

export const resumeWebhookHandler = (): Handler<'webhooks'> =>
  handle(resumeWebhook, async ({ id }, { sellerId, now, change }) => {
    await change(async ({ tx, record, unchanged }) => {
      const { url, state } = await requireAddress(tx, sellerId, id);
      if (state === 'active') return unchanged(undefined);
      await updateAddress(tx, id, { state: 'active', failing_since: null, told_at: null });
      const waiting = await makeDue(tx, id, undefined, now);
      const after = { host: new URL(url).host, waiting };
      record({ action: 'webhook.resumed', subject: { kind: 'webhook', id }, after });
    });
    return {};
  });
