// What every call on requests knows before it begins.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { findCustomer } from '../accounts/index.ts';
import type { CatalogueShelf, Shelved } from '../catalogue/index.ts';
import { letterheadOf } from '../mail/index.ts';
import type { Letterhead } from '../mail/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletShelf } from '../sellers/index.ts';
import type { Fan } from './request-store.ts';

export interface RequestNeeds {
  db: Db;
  outlets: OutletShelf;
  catalogue: CatalogueShelf;
  publicAddress: PublicAddress;
}

/** A customer at an outlet at a moment, with what the outlet offers there. */
export interface Scene {
  fan: Fan;
  now: Date;
  catalogue: CatalogueShelf;
  shelved: Shelved;
  deliveryMethods: readonly DeliveryMethod[];
}

/** The same with whom to write to, and on whose paper. */
export interface WritingScene extends Scene {
  customer: { email: string; first_name: string };
  from: Letterhead;
}

const fanOf = (caller: Caller): Fan => ({
  sellerId: caller.sellerId,
  outletId: caller.outletId,
  userId: customerOf(caller),
});

export async function lookAround({ outlets, catalogue }: RequestNeeds, caller: Caller): Promise<Scene> {
  const [{ deliveryMethods }, shelved] = await Promise.all([
    outlets.get(caller.outletId),
    catalogue.get(caller.sellerId, caller.outletId),
  ]);
  return { fan: fanOf(caller), now: caller.now, catalogue, shelved, deliveryMethods };
}

export async function prepareToWrite(needs: RequestNeeds, caller: Caller): Promise<WritingScene> {
  const scene = await lookAround(needs, caller);
  const outlet = await needs.outlets.get(caller.outletId);
  const customer = await findCustomer(needs.db, caller.sellerId, scene.fan.userId);
  return {
    ...scene,
    customer: customer ?? refuse('INVALID_SESSION'),
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
  };
}
