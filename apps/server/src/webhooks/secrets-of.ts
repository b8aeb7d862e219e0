import type { AddressRow } from './address-store.ts';
import type { WebhookNeeds } from './webhook-needs.ts';

/** The secrets that sign at that moment: the newer first, the older as long as it lives. */
export function secretsOf(
  { box }: Pick<WebhookNeeds, 'box'>,
  address: Pick<AddressRow, 'secret' | 'old_secret' | 'old_secret_until' | 'address_id'>,
  at: Date,
): string[] {
  const { secret, old_secret, old_secret_until, address_id } = address;
  const isOldAlive = old_secret !== null && old_secret_until !== null && old_secret_until > at;
  return [secret, ...(isOldAlive ? [old_secret] : [])].map((sealed) => box.open(sealed, address_id));
}
