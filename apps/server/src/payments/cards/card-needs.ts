import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import type { FindOwner } from './card-owner.ts';

/** ACCT-23: asked of every module that may still need a card; each answers for itself, in the same transaction. */
export type FindCardUses = (
  tx: Tx,
  card: { sellerId: number; paymentMethodId: number },
) => Promise<Partial<CardUses>>;

export interface CardNeeds {
  db: Db;
  gateways: Gateways;
  /** The colour of an outlet. */
  accentOf: (outletId: number) => Promise<string>;
  findOwner: FindOwner;
  cardUses: readonly FindCardUses[];
}
