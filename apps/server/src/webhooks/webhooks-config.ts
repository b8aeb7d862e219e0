import type { ConfigReader } from '../platform/config-reader.ts';
import { isNetwork } from '../platform/http/networks.ts';

export interface WebhooksConfig {
  /** Private networks into which messages may be sent all the same. */
  allowedNetworks: string[];
}

export function readWebhooksConfig({ text, complaints }: ConfigReader): WebhooksConfig {
  const allowedNetworks = (text('WEBHOOK_NETWORKS') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const odd of allowedNetworks.filter((network) => !isNetwork(network)))
    complaints.push(
      `WEBHOOK_NETWORKS must be networks such as 10.1.0.0/16, with commas between, not "${odd}".`,
    );
  return { allowedNetworks };
}
