import type { GatewayKind } from './payment-gateway.ts';

/** Where a gateway's machines stand, whoever's account is asked for. */
export interface GatewayPlace {
  /** Where requests go; undefined for the stand-in inside this process. */
  apiUrl: string | undefined;
  /** Where browsers find pages that stand within ours; undefined for the stand-in beside the shop, and where there are none. */
  pagesOrigin: string | undefined;
}

export type GatewayPlaces = Readonly<Record<GatewayKind, GatewayPlace>>;

export const authorizeNetPlaces = {
  sandbox: { apiUrl: 'https://apitest.authorize.net', pagesOrigin: 'https://test.authorize.net' },
  production: { apiUrl: 'https://api.authorize.net', pagesOrigin: 'https://accept.authorize.net' },
} as const satisfies Record<string, GatewayPlace>;
