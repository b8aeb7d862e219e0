// What every call on requests knows before it begins.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { findCustomer } from '../accounts/index.ts';
import type { CatalogueCache, CachedCatalogue } from '../catalogue/index.ts';
import { letterheadOf } from '../mail/index.ts';
import type { Letterhead } from '../mail/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletCache } from '../sellers/index.ts';
import { reachRequest } from './reach-request.ts';
import type { Fan, RequestKey } from './request-store.ts';
import type { RequestCheckpoint } from './request-steps.ts';

export interface RequestNeeds {
  db: Db;
  outlets: OutletCache;
  catalogue: CatalogueCache;
  publicAddress: PublicAddress;
  checkpoint: RequestCheckpoint;
}

/** Who acts on whose requests at which moment, with what the outlet offers there. */
export interface RequestContext {
  actor: Actor;
  fan: Fan;
  now: Date;
  catalogue: CatalogueCache;
  cached: CachedCatalogue;
  deliveryMethods: readonly DeliveryMethod[];
  currency: Currency;
  sentFrom: SentFrom;
}

/** The same with whom to write to, and on whose paper. */
export interface WritingContext extends RequestContext {
  customer: { email: string; first_name: string; language?: string | null };
  from: Letterhead;
}

export async function loadContext(
  { db, outlets, catalogue }: RequestNeeds,
  actor: Actor,
  key?: RequestKey,
): Promise<RequestContext> {
  const fan = await reachRequest(db, actor, key);
  const [outlet, cached] = await Promise.all([
    outlets.get(fan.outletId),
    catalogue.getCurrent(fan.sellerId, fan.outletId),
  ]);
  const { deliveryMethods, currency } = outlet;
  const ground = { deliveryMethods, currency, sentFrom: sentFrom(outlet) };
  return { actor, fan, now: actor.now, catalogue, cached, ...ground };
}

export async function prepareToWrite(
  needs: RequestNeeds,
  actor: Actor,
  key?: RequestKey,
): Promise<WritingContext> {
  const context = await loadContext(needs, actor, key);
  const { sellerId, outletId, userId } = context.fan;
  const outlet = await needs.outlets.get(outletId);
  const customer = await findCustomer(needs.db, sellerId, userId);
  return {
    ...context,
    customer: customer ?? refuse('INVALID_SESSION'),
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
  };
}
