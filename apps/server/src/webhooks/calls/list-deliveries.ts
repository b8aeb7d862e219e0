import { listDeliveries } from '@stagedoor/contract/calls/office/webhooks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addressesOf } from '../address-store.ts';
import { deliveriesTo } from '../delivery-store.ts';
import type { ListedDelivery } from '../delivery-store.ts';
import { messageBody } from '../message-body.ts';
import { requireAddress } from '../require-address.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

const describe = (row: ListedDelivery) => ({
  id: row.delivery_id,
  messageId: row.message_id,
  kind: row.kind,
  subject: row.subject,
  at: row.at,
  isDelivered: row.state === 'delivered',
  tries: row.tries,
  triedAt: row.tried_at ?? undefined,
  nextAt: row.state === 'waiting' ? row.next_at : undefined,
  status: row.status ?? undefined,
  answer: row.answer ?? undefined,
  tookMs: row.took_ms ?? undefined,
  body: messageBody(row),
});

export const listDeliveriesHandler = ({ db }: WebhookNeeds): Handler<'webhooks'> =>
  handle(listDeliveries, async ({ id, failed = false }, { sellerId, now }) => {
    await requireAddress(db, sellerId, id);
    const rows = await deliveriesTo(db, id, failed);
    const address = (await addressesOf(db, sellerId, now)).find(({ address_id }) => address_id === id);
    return { deliveries: rows.map(describe), failed: address?.failed ?? 0 };
  });
