// An account at a gateway, ready to be asked.
import { originAt } from '../../platform/http/origins.ts';
import { STAND_IN_HOST, STAND_IN_PREFIX } from '../../stand-in-gateway/index.ts';
import { authorizeNetGateway } from './authorize-net/authorize-net-gateway.ts';
import { closedGateway } from './closed-gateway.ts';
import type { AuthorizeNetConfig, GatewayConfig } from './gateway-config.ts';
import { gatewayNames, kindOf, TEST_ACCOUNT } from './payment-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';
import { httpTransport } from './transport.ts';
import type { Transport } from './transport.ts';

export interface Account {
  /** What cards, attempts and movements call it. */
  key: string;
  publicName: string;
  isSandbox: boolean;
  /** What a seller may be paid in through it. */
  currencies: GatewayConfig['currencies'];
  adapter: PaymentGateway;
  /** Its pages that stand within ours, seen from a page of ours; undefined where there are none. */
  originFor(page: URL): string | undefined;
  /** Why it cannot be asked, where it cannot. */
  closed?: string;
}

/** What becomes of the way to a gateway. */
export type GatewayRoad = (whole: Transport) => Transport;

type Roads = (apiUrl: string | undefined) => Transport;

/** One way to each address, however many accounts are asked there; without an address it leads beside the shop. */
export function roadsTo(road: GatewayRoad, beside: Transport | undefined): Roads {
  const roads = new Map<string | undefined, Transport>();
  return (apiUrl) => {
    const known = roads.get(apiUrl);
    if (known) return known;
    const whole = apiUrl === undefined ? beside : httpTransport(apiUrl);
    if (!whole) throw new Error('There is no stand-in beside this shop');
    const made = road(whole);
    roads.set(apiUrl, made);
    return made;
  };
}

export const accountOpener =
  (roads: Roads, hangUp: AbortSignal) =>
  (key: string, config: GatewayConfig): Account => {
    const { publicName, isSandbox, currencies } = config;
    const transport = roads(config.apiUrl);
    const facts = { key, publicName, isSandbox, currencies };
    if (config.speaks === 'stripe')
      return {
        ...facts,
        adapter: stripeGateway({ ...config, transport, hangUp }),
        originFor: () => undefined,
      };
    const pagesAt = (page: URL): string => config.pagesOrigin ?? originAt(page, STAND_IN_HOST);
    const adapter = authorizeNetGateway({ ...config, transport, hangUp, pagesAt });
    return { ...facts, adapter, originFor: pagesAt };
  };

/** What outlets in test mode ask. Its form stands at the shop's own address: a browser out there knows no other. */
export function testAccount(roads: Roads, hangUp: AbortSignal, config: AuthorizeNetConfig): Account {
  const { publicName, isSandbox, currencies, pagesOrigin } = config;
  const pagesAt = (page: URL): string => pagesOrigin ?? page.origin + STAND_IN_PREFIX;
  const transport = roads(config.apiUrl);
  return {
    key: TEST_ACCOUNT,
    publicName,
    isSandbox,
    currencies,
    adapter: authorizeNetGateway({ ...config, transport, hangUp, pagesAt }),
    originFor: (page) => pagesOrigin ?? page.origin,
  };
}

export const isTestAccount = ({ key }: Pick<Account, 'key'>): boolean => key === TEST_ACCOUNT;

export function closedAccount(key: string, closed: string, currencies: Account['currencies']): Account {
  const kind = kindOf(key);
  return {
    key,
    publicName: gatewayNames[kind],
    isSandbox: false,
    currencies,
    adapter: closedGateway(kind, closed),
    originFor: () => undefined,
    closed,
  };
}
