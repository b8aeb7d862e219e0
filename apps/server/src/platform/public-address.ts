export interface PublicAddressSettings {
  scheme: 'http' | 'https';
  /** Undefined where it is the scheme's own. */
  port: number | undefined;
}

/** Where an outlet's pages are reached, by configuration alone: a request could say anything. */
export type PublicAddress = (outlet: { mainHost: string | undefined }) => string;

const usualPorts = { http: 80, https: 443 };

/** As a browser writes an origin: without the scheme's own port. */
export function publicAddress({ scheme, port }: PublicAddressSettings): PublicAddress {
  const at = port === undefined || port === usualPorts[scheme] ? '' : `:${port}`;
  return ({ mainHost }) => `${scheme}://${mainHost ?? 'localhost'}${at}`;
}
