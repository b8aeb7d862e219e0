// What the card gateways read from the environment.
import { allCurrencies, currencies, DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { ConfigReader } from '../../platform/config-reader.ts';
import { standInCredentials } from '../../stand-in-gateway/index.ts';
import type { AnyGatewayConfig } from './any-gateway-config.ts';
import { authorizeNetPlaces } from './gateway-places.ts';
import type { GatewayPlaces } from './gateway-places.ts';
import { gatewayNames } from './payment-gateway.ts';
import { readSecretsKeys } from './secrets-config.ts';
import { readApiBase, readStripe, stripeAtStandIn } from './stripe/stripe-config.ts';
import type { StripeConfig } from './stripe/stripe-config.ts';

export interface AuthorizeNetConfig extends AnyGatewayConfig {
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

/** What is read beside the account that sellers without one of their own are paid through. */
export interface MoreGateways {
  /** An account of the other kind: where some seller is, or was, paid through it. */
  other: GatewayConfig | undefined;
  /** Where the gateways stand of those who typed their own secrets. */
  places: GatewayPlaces;
  secretsKeys: readonly string[];
  /** The stand-in that outlets in test mode ask, in production, too. */
  test: AuthorizeNetConfig;
}

function readSecret({ secret: read, complaints }: ConfigReader, name: string): string {
  const secret = read(name) ?? '';
  if (secret === '') complaints.push(`${name} must be set when PAYMENT_GATEWAY is authorizenet.`);
  if (Object.values(standInCredentials).includes(secret))
    complaints.push(`${name} holds a secret of the stand-in gateway, which everybody knows.`);
  return secret;
}

function readAuthorizeNet(reader: ConfigReader): AuthorizeNetConfig {
  const fallback = reader.production ? 'production' : 'sandbox';
  const environment = reader.oneOf('AUTHORIZENET_ENVIRONMENT', fallback, ['sandbox', 'production']);
  return {
    kind: 'authorizenet',
    speaks: 'authorizenet',
    publicName: gatewayNames.authorizenet,
    isSandbox: environment !== 'production',
    ...authorizeNetPlaces[environment],
    login: readSecret(reader, 'AUTHORIZENET_LOGIN'),
    transactionKey: readSecret(reader, 'AUTHORIZENET_TRANSACTION_KEY'),
    signatureKey: readSecret(reader, 'AUTHORIZENET_SIGNATURE_KEY'),
    signatureKeyFormat: reader.oneOf('AUTHORIZENET_SIGNATURE_KEY_FORMAT', 'text', ['text', 'hex']),
    validationMode: environment === 'production' ? 'liveMode' : 'testMode',
    currencies: [reader.oneOf('AUTHORIZENET_CURRENCY', DEFAULT_CURRENCY, currencies)],
  };
}

type StandInPlace = Pick<AuthorizeNetConfig, 'apiUrl' | 'pagesOrigin'>;

/** Inside this process, or one that several nodes share at an address. */
function readStandInPlace({ text, complaints }: ConfigReader): StandInPlace {
  const address = text('PAYMENT_GATEWAY_URL');
  const isFine = address === undefined || /^https?:\/\/[^/]+$/.test(address);
  if (!isFine) complaints.push('PAYMENT_GATEWAY_URL must be like http://127.0.0.1:3001.');
  const url = address !== undefined && isFine ? new URL(address) : undefined;
  const pages = text('PAYMENT_GATEWAY_PAGES');
  return {
    apiUrl: url?.origin,
    pagesOrigin: url && (pages ?? `${url.protocol}//gateway.localhost:${url.port}`),
  };
}

const standIn = { kind: 'stand-in', publicName: 'Stand-in gateway', isSandbox: true } as const;

const standInForms = ({ apiUrl, pagesOrigin }: StandInPlace): AuthorizeNetConfig => ({
  ...standIn,
  apiUrl,
  speaks: 'authorizenet',
  pagesOrigin,
  ...standInCredentials,
  signatureKeyFormat: 'text',
  validationMode: 'testMode',
  currencies: allCurrencies,
});

const standInOf = (speaks: GatewayConfig['speaks'], place: StandInPlace): GatewayConfig =>
  speaks === 'stripe' ? { ...standIn, apiUrl: place.apiUrl, ...stripeAtStandIn } : standInForms(place);

function readStandIn(reader: ConfigReader): GatewayConfig {
  const speaks = reader.oneOf('STAND_IN_SPEAKS', 'authorizenet', ['authorizenet', 'stripe']);
  return standInOf(speaks, readStandInPlace(reader));
}

const keysOfGateways = [
  'AUTHORIZENET_LOGIN',
  'AUTHORIZENET_TRANSACTION_KEY',
  'AUTHORIZENET_SIGNATURE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** SETUP-07: whoever founds a shop types the keys in the box office, which seals them; a start has none to give. */
const isLeftToOwners = ({ production, text, secret }: ConfigReader): boolean =>
  production &&
  text('PAYMENT_GATEWAY') === undefined &&
  keysOfGateways.every((name) => secret(name) === undefined) &&
  secret('SECRETS_KEY') !== undefined;

const noneYet: AuthorizeNetConfig = {
  kind: 'authorizenet',
  speaks: 'authorizenet',
  publicName: gatewayNames.authorizenet,
  isSandbox: false,
  ...authorizeNetPlaces.production,
  login: '',
  transactionKey: '',
  signatureKey: '',
  signatureKeyFormat: 'text',
  validationMode: 'liveMode',
  // A seller may be paid in what the account takes that is typed one day.
  currencies: allCurrencies,
  isMissing: true,
};

/** GATE-01: the one that everybody without an own one is paid through. */
export function readGatewayConfig(reader: ConfigReader): GatewayConfig {
  const { production, oneOf, complaints } = reader;
  if (isLeftToOwners(reader)) return noneYet;
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

/** The stand-in speaks both; of the others the secrets say whether there is an account. */
function readOther(reader: ConfigReader, standard: GatewayConfig): GatewayConfig | undefined {
  if (standard.kind === 'stand-in')
    return standInOf(standard.speaks === 'stripe' ? 'authorizenet' : 'stripe', readStandInPlace(reader));
  const [name, read] =
    standard.speaks === 'stripe'
      ? (['AUTHORIZENET_LOGIN', readAuthorizeNet] as const)
      : (['STRIPE_SECRET_KEY', readStripe] as const);
  return reader.secret(name) === undefined ? undefined : read(reader);
}

/** A server that takes no money asks the stand-in for everybody. */
function readPlaces(reader: ConfigReader, standard: GatewayConfig): GatewayPlaces {
  if (standard.kind === 'stand-in') {
    const { apiUrl, pagesOrigin } = readStandInPlace(reader);
    return { authorizenet: { apiUrl, pagesOrigin }, stripe: { apiUrl, pagesOrigin: undefined } };
  }
  return {
    authorizenet: authorizeNetPlaces[reader.production ? 'production' : 'sandbox'],
    stripe: { apiUrl: readApiBase(reader), pagesOrigin: undefined },
  };
}

export const readMoreGatewaysConfig = (reader: ConfigReader, standard: GatewayConfig): MoreGateways => ({
  other: readOther(reader, standard),
  places: readPlaces(reader, standard),
  secretsKeys: readSecretsKeys(reader),
  test: standInForms(
    standard.kind === 'stand-in' ? readStandInPlace(reader) : { apiUrl: undefined, pagesOrigin: undefined },
  ),
});
