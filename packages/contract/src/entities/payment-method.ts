import * as z from 'zod/mini';
import { entity, flag, id, maybe, text, uuid } from '../wire.ts';
import type { Of } from '../wire.ts';

/** PAY-09: tokens and what may be shown of a card; its number never comes this far. */
const paymentMethodFields = {
  id: ['PaymentMethodID', id],
  uuid: ['PaymentMethodUUID', uuid],
  gatewayCardId: ['AuthorizePaymentMethodID', text],
  holderName: ['CardHolderName', text],
  lastFour: ['LastFour', text],
  /** `YYYY-MM` */
  expiration: ['Expiration', text],
  type: ['Type', text],
  isDefault: ['DefaultFlag', flag],
  description: ['Description', text],
  /** 1 is the primary one. */
  sort: ['Sort', z.int()],
  /** A gateway keeps it that the seller has left: it is not charged any more. */
  isFormer: ['IsFormer', maybe(flag)],
} as const;

export const paymentMethod = entity('PaymentMethod', paymentMethodFields);
export type PaymentMethod = Of<typeof paymentMethod>;
