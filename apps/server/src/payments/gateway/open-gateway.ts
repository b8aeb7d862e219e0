// The card gateway as configured: Authorize.Net, or the stand-in, beside the shop or at an address of its own.
import type { Database } from '../../platform/db/database.ts';
import { originAt } from '../../platform/http/origins.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { openStandIn, STAND_IN_HOST } from '../../stand-in-gateway/index.ts';
import { authorizeNetGateway } from './authorize-net/authorize-net-gateway.ts';
import { inProcessTransport } from './authorize-net/in-process-transport.ts';
import { httpTransport } from './authorize-net/transport.ts';
import type { Transport } from './authorize-net/transport.ts';
import type { GatewayConfig } from './gateway-config.ts';
import type { PaymentGateway } from './payment-gateway.ts';

interface GatewayNeeds extends Pick<Platform, 'clock' | 'log' | 'demoTools'> {
  database: Database;
  config: GatewayConfig;
  road?: GatewayRoad | undefined;
}

/** What becomes of the way to the gateway. */
export type GatewayRoad = (whole: Transport) => Transport;

export interface Gateway extends Module {
  adapter: PaymentGateway;
  /** Where browsers find the gateway's pages, seen from a page of ours. */
  originFor(page: URL): string;
}

export function openGateway({ config, road = (whole) => whole, ...needs }: GatewayNeeds): Gateway {
  const originFor = (page: URL): string => config.pagesOrigin ?? originAt(page, STAND_IN_HOST);
  const ending = new AbortController();
  const common = { originFor, hangUp: () => ending.abort() };
  const adapter = (transport: Transport) =>
    authorizeNetGateway({ ...config, transport, hangUp: ending.signal });
  if (config.apiUrl !== undefined) return { ...common, adapter: adapter(road(httpTransport(config.apiUrl))) };
  const { transport, ...beside } = openStandIn(needs);
  return { ...beside, ...common, adapter: adapter(road(inProcessTransport(transport))) };
}
