// Addresses of programs that are told what happens, and what became of each message.
import { webhookKindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { addressedFlag, asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const kind = z.enum(keysOf(webhookKindWords));

const webhook = shape('Webhook', {
  id: uuid,
  url: text,
  kinds: list(kind),
  isPaused: flag,
  /** Since when it takes nothing. */
  failingSince: maybe(instant),
  /** Of the last day. */
  sent: id,
  failed: id,
});
export type Webhook = Of<typeof webhook>;

export const listWebhooks = officeCall({
  name: 'listWebhooks',
  module: 'webhooks',
  method: 'GET',
  path: 'webhooks',
  permission: 'connections.look',
  changes: false,
  summary: 'Where messages go, and whether they arrive.',
  input: noFields,
  output: shape('Webhooks', { addresses: list(webhook) }),
});

const webhookSecret = shape('WebhookSecret', {
  id: uuid,
  /** Shown this once: `whsec_…`, by which the receiver checks what arrives. */
  secret: text,
});

export const addWebhook = officeCall({
  name: 'addWebhook',
  module: 'webhooks',
  path: 'webhooks/add',
  permission: 'connections.manage',
  changes: true,
  freshPassword: true,
  summary: 'Tell an address what happens, signed as Standard Webhooks say.',
  input: asked('NewWebhook', { url: line(500), kinds: list(kind) }),
  output: webhookSecret,
  refusals: ['TOO_MANY_ADDRESSES_HERE'],
});

const which = { id: uuid };

export const rotateWebhook = officeCall({
  name: 'rotateWebhook',
  module: 'webhooks',
  path: 'webhooks/rotate',
  permission: 'connections.manage',
  changes: true,
  freshPassword: true,
  summary: 'A new secret; for a day the old one signs beside it.',
  input: asked('WebhookRotation', which),
  output: webhookSecret,
  refusals: ['NOT_FOUND'],
});

export const removeWebhook = officeCall({
  name: 'removeWebhook',
  module: 'webhooks',
  path: 'webhooks/remove',
  permission: 'connections.manage',
  changes: true,
  summary: 'Tell an address nothing any more.',
  input: asked('WebhookRemoval', which),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const resumeWebhook = officeCall({
  name: 'resumeWebhook',
  module: 'webhooks',
  path: 'webhooks/resume',
  permission: 'connections.manage',
  changes: true,
  summary: 'Send to an address again that was paused, with all that waits for it.',
  input: asked('WebhookResumption', which),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const testWebhook = officeCall({
  name: 'testWebhook',
  module: 'webhooks',
  path: 'webhooks/test',
  permission: 'connections.manage',
  changes: true,
  summary: 'Send a message that tells of nothing.',
  input: asked('WebhookTest', which),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

const delivery = shape('WebhookDelivery', {
  id: uuid,
  /** The number of the message, the same at each try. */
  messageId: text,
  kind: text,
  subject: text,
  at: instant,
  isDelivered: flag,
  /** Set aside by hand: nobody sends it by itself. */
  isLeft: flag,
  tries: id,
  triedAt: maybe(instant),
  nextAt: maybe(instant),
  /** What they answered last; no status where they did not. */
  status: maybe(id),
  answer: maybe(text),
  tookMs: maybe(id),
  /** What is sent, word for word, and how it is signed; as at the last try, or as it would be now. */
  headers: list(shape('WebhookHeader', { name: text, value: text })),
  body: text,
});
export type WebhookDelivery = Of<typeof delivery>;

export const listDeliveries = officeCall({
  name: 'listDeliveries',
  module: 'webhooks',
  method: 'GET',
  path: 'webhooks/deliveries',
  permission: 'connections.manage',
  changes: false,
  summary: 'The last fifty messages to an address, the latest first.',
  input: asked('DeliveriesQuestion', { id: uuid, failed: maybe(addressedFlag) }),
  output: shape('WebhookDeliveries', { deliveries: list(delivery), failed: id }),
  refusals: ['NOT_FOUND'],
});

export const tryDeliveries = officeCall({
  name: 'tryDeliveries',
  module: 'webhooks',
  path: 'webhooks/try',
  permission: 'connections.manage',
  changes: true,
  summary: 'Send a message again at once, or all that were not taken.',
  input: asked('DeliveryTry', { ...which, deliveryId: maybe(uuid) }),
  output: shape('DeliveriesTried', { tried: id }),
  refusals: ['NOT_FOUND'],
});

export const leaveDelivery = officeCall({
  name: 'leaveDelivery',
  module: 'webhooks',
  path: 'webhooks/leave',
  permission: 'connections.manage',
  changes: true,
  summary: 'Set a message aside that was not taken: it is tried no more, unless somebody does it by hand.',
  input: asked('DeliveryLeft', { ...which, deliveryId: uuid }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const webhookCalls = [
  listWebhooks,
  addWebhook,
  rotateWebhook,
  removeWebhook,
  resumeWebhook,
  testWebhook,
  listDeliveries,
  tryDeliveries,
  leaveDelivery,
];
