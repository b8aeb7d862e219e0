import type { Platform } from '../platform/module.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Staff } from '../staff/index.ts';
import type { WebhookRoads } from './send-message.ts';

export interface WebhookNeeds extends Pick<Platform, 'db' | 'checkpoint'> {
  /** Keeps the secrets that sign. */
  box: SecretBox;
  roads: WebhookRoads;
  owners: Staff['owners'];
}
