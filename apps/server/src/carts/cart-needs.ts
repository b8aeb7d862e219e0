import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { CardToCharge } from '@stagedoor/rules/cards/card-expiry';
import type { ShopCaller } from '../accounts/index.ts';
import type { CatalogueCache, LevelOnOffer } from '../catalogue/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { SeatMaps } from '../inventory/index.ts';
import type { HoldLimits } from './held-by-network.ts';
import type { OutletCache, OutletKey } from '../sellers/index.ts';
import type { RememberedCarts } from './remembered-carts.ts';

/** A card as far as a cart must know it; told by the payments, once it is said whose it must be. */
export interface OwnCard extends CardToCharge {
  uuid: string;
}

/** The card that is named, if it is this customer's. */
export type FoundCard = (userId: number) => OwnCard | undefined;

/** Whose turn it is at an event with a waiting room; told by whoever keeps the line. */
export interface Turns {
  /** Refuses whoever is not let in. */
  require(caller: ShopCaller, wishes: readonly { level: LevelOnOffer }[], tx?: Tx): Promise<void>;
  /** The opening of a cart is measured. */
  measure<T>(
    caller: ShopCaller,
    wishes: readonly { level: LevelOnOffer }[],
    work: () => Promise<T>,
  ): Promise<T>;
}

export interface CartNeeds {
  /** Where the nearest equal seats are, for whoever was too slow. */
  seatMaps: Pick<SeatMaps, 'at'>;
  turns: Turns;
  db: Db;
  outlets: OutletCache;
  catalogue: CatalogueCache;
  limits: HoldLimits;
  /** What the shop's gateway charges at least and at most. */
  chargeLimits(shop: OutletKey, currency: Currency): Promise<ChargeLimits>;
  remembered: RememberedCarts;
  findCard: (db: Db, shop: OutletKey, cardUuid: string) => Promise<FoundCard>;
}
