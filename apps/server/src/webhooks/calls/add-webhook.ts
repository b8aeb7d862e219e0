import { randomUUID } from 'node:crypto';
import { addWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { kindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import { MOST_ADDRESSES } from '@stagedoor/rules/webhooks/webhook-pauses';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { addressesOf, insertAddress } from '../address-store.ts';
import { publicPlace } from '../public-places.ts';
import { isWebAddress } from '../send-message.ts';
import type { WebhookRoads } from '../send-message.ts';
import { newWebhookSecret } from '../sign-message.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

/** A name that leads nowhere now may lead somewhere later: it is looked up at every try. */
async function urlProblem(url: string, roads: WebhookRoads): Promise<string | false> {
  if (!isWebAddress(url, roads)) return connectionsMessages.addressWrong;
  const { hostname } = new URL(url);
  const isPrivate = await publicPlace(hostname, roads.isAllowed).then(
    (place) => place === undefined,
    () => false,
  );
  return isPrivate && connectionsMessages.addressPrivate;
}

export const addWebhookHandler = ({ box, roads }: WebhookNeeds): Handler<'webhooks'> =>
  handle(addWebhook, async ({ url: typed, kinds }, { sellerId, staffId, now, change }) => {
    const url = typed.trim();
    requireValid(
      fieldErrors({
        url: await urlProblem(url, roads),
        kinds: kinds.length === 0 && connectionsMessages.kindNeeded,
      }),
    );
    const id = randomUUID();
    const secret = newWebhookSecret();
    return change(async ({ tx, record }) => {
      if ((await addressesOf(tx, sellerId, now)).length >= MOST_ADDRESSES) refuse('TOO_MANY_ADDRESSES_HERE');
      await insertAddress(tx, {
        address_id: id,
        seller_id: sellerId,
        url,
        kinds: [...new Set(kinds)],
        secret: box.seal(secret, id),
        made_by: staffId,
        created_at: now,
      });
      record({
        action: 'webhook.added',
        subject: { kind: 'webhook', id },
        after: { host: new URL(url).host, kinds: kinds.map(kindWords) },
      });
      return { id, secret };
    });
  });
