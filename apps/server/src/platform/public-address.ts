export interface PublicAddressSettings {
  scheme: 'http' | 'https';
  /** Undefined where it is the scheme's own. */
  port: number | undefined;
}

/** Where an outlet's pages are reached, by configuration alone: a request could say anything (security line 17). */
export type PublicAddress = (outlet: { mainHost: string | undefined }) => string;

export function publicAddress({ scheme, port }: PublicAddressSettings): PublicAddress {
  return ({ mainHost }) => `${scheme}://${mainHost ?? 'localhost'}${port === undefined ? '' : `:${port}`}`;
}
