import { listWebhooks } from '@stagedoor/contract/calls/office/webhooks';
import { isWebhookKind } from '@stagedoor/rules/webhooks/webhook-kinds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addressesOf } from '../address-store.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

const DAY_MS = 86_400_000;

export const listWebhooksHandler = ({ db }: WebhookNeeds): Handler<'webhooks'> =>
  handle(listWebhooks, async (_input, { sellerId, now, grantFor }) => {
    const rows = await addressesOf(db, sellerId, new Date(now.getTime() - DAY_MS));
    const manages = grantFor('connections.manage') === 'yes';
    return {
      addresses: rows.map((row) => ({
        id: row.address_id,
        // The rest of an address may be a secret of the receiver's.
        url: manages ? row.url : new URL(row.url).host,
        kinds: row.kinds.filter(isWebhookKind),
        isPaused: row.state === 'paused',
        failingSince: row.failing_since ?? undefined,
        sent: row.sent,
        failed: row.failed,
      })),
    };
  });
