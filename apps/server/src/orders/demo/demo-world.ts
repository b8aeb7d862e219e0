import type { Address } from '@stagedoor/contract/entities/address';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { deliveryConstants } from '@stagedoor/rules/delivery/delivery-types';
import { findCustomer, savedAddressesOf } from '../../accounts/index.ts';
import { catalogueCache, seriesOfOutlet } from '../../catalogue/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { chargeableCardsOf } from '../../payments/index.ts';
import type { ChargeableCard, RecordAtGateway } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import type { DemoOrder } from './robins-orders.ts';

export interface DemoCustomer {
  sellerId: number;
  userId: number;
}

/** All that the orders of the demo world are made of. */
export interface DemoWorld extends DemoCustomer {
  outletId: number;
  currency: Currency;
  email: string;
  levels: ReadonlyMap<number, LevelOnOffer>;
  series: readonly Series[];
  addresses: Record<DemoOrder['address'], Address>;
  delivery(kind: DemoOrder['delivery']): DeliveryMethod;
  card: ChargeableCard;
  /** What the failed installment was to be paid with. */
  otherCard: ChargeableCard;
  now: Date;
}

/** The world, with the gateway's books open in the same transaction. */
export interface OpenWorld extends DemoWorld {
  recordAtGateway: RecordAtGateway;
  publicAddress: PublicAddress;
  decidedBy: number;
}

const DAY_MS = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const OUTLET = 1;
const deliveryTypes = { 'will-call': 1, mail: 2, 'mail-abroad': 3, mobile: 4 } as const;

/** An order keeps a copy: what becomes of the address book is nothing to it. */
function copyOf({ id: _id, uuid: _uuid, version: _version, ...address }: Address): Address {
  return address;
}

export async function readDemoWorld(
  db: Db,
  { sellerId, userId }: DemoCustomer,
  now: Date,
): Promise<DemoWorld> {
  const { levels } = await catalogueCache(db).get(sellerId, OUTLET);
  const { deliveryMethods, currency } = await outletCache(db).get(OUTLET);
  const customer = await findCustomer(db, sellerId, userId);
  const [boston, montreal] = await savedAddressesOf(db, { sellerId, userId });
  const [card, otherCard] = await chargeableCardsOf(db, { sellerId, kind: 'customer', id: userId });
  return {
    sellerId,
    userId,
    outletId: OUTLET,
    currency,
    email: customer!.email,
    levels,
    series: await seriesOfOutlet(db, sellerId, OUTLET, now),
    addresses: { boston: copyOf(boston!), montreal: copyOf(montreal!) },
    delivery: (kind) =>
      deliveryMethods.find(
        ({ type, active }) => active && type.constant === deliveryConstants[deliveryTypes[kind]],
      )!,
    card: card!,
    otherCard: otherCard!,
    now,
  };
}
