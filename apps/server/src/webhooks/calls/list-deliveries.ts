import { listDeliveries } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addressesOf } from '../address-store.ts';
import { deliveriesTo } from '../delivery-store.ts';
import type { ListedDelivery } from '../delivery-store.ts';
import { messageBody } from '../message-body.ts';
import { requireAddress } from '../require-address.ts';
import { secretsOf } from '../secrets-of.ts';
import { signMessage } from '../sign-message.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

function describe(row: ListedDelivery, secretsAt: (at: Date) => string[], now: Date) {
  const body = messageBody(row);
  const at = row.tried_at ?? now;
  const signed = signMessage(secretsAt(at), { id: row.message_id, at, body });
  return {
    id: row.delivery_id,
    messageId: row.message_id,
    kind: row.kind,
    subject: row.subject,
    at: row.at,
    isDelivered: row.state === 'delivered',
    isLeft: row.state === 'left',
    tries: row.tries,
    triedAt: row.tried_at ?? undefined,
    nextAt: row.state === 'waiting' ? row.next_at : undefined,
    status: row.status ?? undefined,
    answer: row.answer ?? undefined,
    tookMs: row.took_ms ?? undefined,
    headers: Object.entries(signed).map(([name, value]) => ({ name, value })),
    body,
  };
}

export const listDeliveriesHandler = (needs: WebhookNeeds): Handler<'webhooks'> =>
  handle(listDeliveries, async ({ id, failed = false }, { sellerId, now }) => {
    const { db } = needs;
    const own = await requireAddress(db, sellerId, id);
    const rows = await deliveriesTo(db, id, failed);
    const address = (await addressesOf(db, sellerId, now)).find(({ address_id }) => address_id === id);
    const secretsAt = (at: Date) => secretsOf(needs, own, at);
    return { deliveries: rows.map((row) => describe(row, secretsAt, now)), failed: address?.failed ?? 0 };
  });
