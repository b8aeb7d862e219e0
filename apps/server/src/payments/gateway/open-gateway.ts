// The card gateway as configured: Authorize.Net, Stripe, or the stand-in, beside the shop or at an address of its own.
import type { Database } from '../../platform/db/database.ts';
import { originAt } from '../../platform/http/origins.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { openStandIn, STAND_IN_HOST } from '../../stand-in-gateway/index.ts';
import { authorizeNetGateway } from './authorize-net/authorize-net-gateway.ts';
import type { GatewayConfig } from './gateway-config.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';
import { httpTransport } from './transport.ts';
import type { Transport } from './transport.ts';

interface GatewayNeeds extends Pick<Platform, 'clock' | 'log' | 'demoTools'> {
  database: Database;
  config: GatewayConfig;
  road?: GatewayRoad | undefined;
}

/** What becomes of the way to the gateway. */
export type GatewayRoad = (whole: Transport) => Transport;

export interface Gateway extends Module {
  adapter: PaymentGateway;
  /** The gateway's pages that stand within ours, seen from a page of ours; undefined where there are none. */
  originFor(page: URL): string | undefined;
}

/** The adapter for whoever answers, and its pages that are framed. */
function openAdapter(config: GatewayConfig, transport: Transport, hangUp: AbortSignal) {
  if (config.speaks === 'stripe')
    return { adapter: stripeGateway({ ...config, transport, hangUp }), originFor: () => undefined };
  const pagesAt = (page: URL): string => config.pagesOrigin ?? originAt(page, STAND_IN_HOST);
  return { adapter: authorizeNetGateway({ ...config, transport, hangUp, pagesAt }), originFor: pagesAt };
}

export function openGateway({ config, road = (whole) => whole, ...needs }: GatewayNeeds): Gateway {
  const ending = new AbortController();
  const hangUp = () => ending.abort();
  if (config.apiUrl !== undefined)
    return { ...openAdapter(config, road(httpTransport(config.apiUrl)), ending.signal), hangUp };
  const { transport, ...beside } = openStandIn(needs);
  return { ...beside, ...openAdapter(config, road(inProcessTransport(transport)), ending.signal), hangUp };
}
