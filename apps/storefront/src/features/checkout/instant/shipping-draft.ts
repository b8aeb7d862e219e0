import type { AddressValues } from '../../../parts/address-form/address-values.ts';

/** The name under which a half-filled shipping form is kept. */
export const SHIPPING_DRAFT = 'shipping-address';

export interface ShippingDraft {
  values: AddressValues;
  /** The saved address it began with; empty for a new one. */
  savedUuid: string;
}
