// What the card gateway reads from the environment.
import { allCurrencies, currencies, DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { ConfigReader } from '../../platform/config-reader.ts';
import { standInCredentials } from '../../stand-in-gateway/index.ts';
import type { AnyGatewayConfig } from './any-gateway-config.ts';
import { readStripe, stripeAtStandIn } from './stripe/stripe-config.ts';
import type { StripeConfig } from './stripe/stripe-config.ts';

interface AuthorizeNetConfig extends AnyGatewayConfig {
  speaks: 'authorizenet';
  /** Where browsers find the card form; undefined for the stand-in beside the shop. */
  pagesOrigin: string | undefined;
  login: string;
  transactionKey: string;
  signatureKey: string;
  /** Whether the signature key is used as it stands or as the bytes it spells; the gateway's documents say both. */
  signatureKeyFormat: 'text' | 'hex';
  validationMode: 'testMode' | 'liveMode';
}

export type GatewayConfig = AuthorizeNetConfig | StripeConfig;

const authorizeNet = {
  sandbox: { api: 'https://apitest.authorize.net', pages: 'https://test.authorize.net' },
  production: { api: 'https://api.authorize.net', pages: 'https://accept.authorize.net' },
} as const;

function readSecret({ secret: read, complaints }: ConfigReader, name: string): string {
  const secret = read(name) ?? '';
  if (secret === '') complaints.push(`${name} must be set when PAYMENT_GATEWAY is authorizenet.`);
  if (Object.values(standInCredentials).includes(secret))
    complaints.push(`${name} holds a secret of the stand-in gateway, which everybody knows.`);
  return secret;
}

function readAuthorizeNet(reader: ConfigReader): GatewayConfig {
  const fallback = reader.production ? 'production' : 'sandbox';
  const environment = reader.oneOf('AUTHORIZENET_ENVIRONMENT', fallback, ['sandbox', 'production']);
  const { api, pages } = authorizeNet[environment];
  return {
    kind: 'authorizenet',
    speaks: 'authorizenet',
    publicName: 'Authorize.Net',
    isSandbox: environment !== 'production',
    apiUrl: api,
    pagesOrigin: pages,
    login: readSecret(reader, 'AUTHORIZENET_LOGIN'),
    transactionKey: readSecret(reader, 'AUTHORIZENET_TRANSACTION_KEY'),
    signatureKey: readSecret(reader, 'AUTHORIZENET_SIGNATURE_KEY'),
    signatureKeyFormat: reader.oneOf('AUTHORIZENET_SIGNATURE_KEY_FORMAT', 'text', ['text', 'hex']),
    validationMode: environment === 'production' ? 'liveMode' : 'testMode',
    currencies: [reader.oneOf('AUTHORIZENET_CURRENCY', DEFAULT_CURRENCY, currencies)],
  };
}

/** The stand-in inside this process, or one that several nodes share at an address. */
function readStandIn({ text, oneOf, complaints }: ConfigReader): GatewayConfig {
  const address = text('PAYMENT_GATEWAY_URL');
  const isFine = address === undefined || /^https?:\/\/[^/]+$/.test(address);
  if (!isFine) complaints.push('PAYMENT_GATEWAY_URL must be like http://127.0.0.1:3001.');
  const url = address !== undefined && isFine ? new URL(address) : undefined;
  const pages = text('PAYMENT_GATEWAY_PAGES');
  const common = {
    kind: 'stand-in',
    publicName: 'Stand-in gateway',
    isSandbox: true,
    apiUrl: url?.origin,
  } as const;
  if (oneOf('STAND_IN_SPEAKS', 'authorizenet', ['authorizenet', 'stripe']) === 'stripe')
    return { ...common, ...stripeAtStandIn };
  return {
    ...common,
    speaks: 'authorizenet',
    pagesOrigin: url && (pages ?? `${url.protocol}//gateway.localhost:${url.port}`),
    ...standInCredentials,
    signatureKeyFormat: 'text',
    validationMode: 'testMode',
    currencies: allCurrencies,
  };
}

export function readGatewayConfig(reader: ConfigReader): GatewayConfig {
  const { production, oneOf, complaints } = reader;
  const fallback = production ? 'authorizenet' : 'stand-in';
  const kind = oneOf('PAYMENT_GATEWAY', fallback, ['stand-in', 'authorizenet', 'stripe']);
  if (production && kind === 'stand-in') {
    complaints.push(
      'PAYMENT_GATEWAY must be authorizenet or stripe in production: the stand-in takes no money.',
    );
  }
  if (kind === 'stripe') return readStripe(reader);
  return kind === 'stand-in' ? readStandIn(reader) : readAuthorizeNet(reader);
}
