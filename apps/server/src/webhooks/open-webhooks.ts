import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import { isWithin } from '../platform/http/networks.ts';
import { secretBox } from '../platform/secret-box.ts';
import type { Staff } from '../staff/index.ts';
import { addWebhookHandler } from './calls/add-webhook.ts';
import { leaveDeliveryHandler } from './calls/leave-delivery.ts';
import { listDeliveriesHandler } from './calls/list-deliveries.ts';
import { listWebhooksHandler } from './calls/list-webhooks.ts';
import { removeWebhookHandler } from './calls/remove-webhook.ts';
import { resumeWebhookHandler } from './calls/resume-webhook.ts';
import { rotateWebhookHandler } from './calls/rotate-webhook.ts';
import { testWebhookHandler } from './calls/test-webhook.ts';
import { tryDeliveriesHandler } from './calls/try-deliveries.ts';
import { deliverJob, forgetMessagesJob } from './deliver.job.ts';
import { failingAddresses } from './failing-addresses.ts';
import type { WebhookNeeds } from './webhook-needs.ts';
import type { WebhooksConfig } from './webhooks-config.ts';

interface OpenWebhooksNeeds extends Platform, WebhooksConfig {
  secret: string;
  staff: Staff;
}

export function openWebhooks(given: OpenWebhooksNeeds): OfficeModule<'webhooks'> {
  const { db, checkpoint, production, allowedNetworks, secret, staff } = given;
  const isAllowed = (address: string) => allowedNetworks.length > 0 && isWithin(allowedNetworks, address);
  const needs: WebhookNeeds = {
    db,
    checkpoint,
    box: secretBox(secret, 'secrets of webhooks'),
    roads: { mayUseHttp: !production, isAllowed },
    owners: staff.owners,
  };
  return {
    handlers: [
      listWebhooksHandler(needs),
      addWebhookHandler(needs),
      rotateWebhookHandler(needs),
      removeWebhookHandler(),
      resumeWebhookHandler(),
      testWebhookHandler(),
      listDeliveriesHandler(needs),
      tryDeliveriesHandler(),
      leaveDeliveryHandler(),
    ],
    matters: [failingAddresses],
    jobs: [deliverJob(needs), forgetMessagesJob(needs)],
  };
}
