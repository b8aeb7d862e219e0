import { allCurrencies } from '@stagedoor/rules/money/currencies';
import { modeOfStripeKey as modeOf } from '@stagedoor/rules/setup/gateway-keys';
import type { ConfigReader } from '../../../platform/config-reader.ts';
import { standInStripe } from '../../../stand-in-gateway/index.ts';
import type { AnyGatewayConfig } from '../any-gateway-config.ts';
import { gatewayNames } from '../payment-gateway.ts';

export interface StripeKeys {
  secretKey: string;
  /** What notices are signed with; two while one takes the place of the other. */
  noticeSecrets: readonly string[];
}

export interface StripeConfig extends AnyGatewayConfig, StripeKeys {
  speaks: 'stripe';
}

const API = 'https://api.stripe.com';

/** GATE-08: with a test key nobody is charged, with a live one outside of production somebody may be. */
function wrongWith(key: string, { production }: ConfigReader): string | undefined {
  if (modeOf(key) === undefined) return 'must be a secret key (sk_…) or a restricted one (rk_…).';
  if (production && modeOf(key) === 'test')
    return 'is a key of the test mode, which takes no money: production needs a live one.';
  if (!production && modeOf(key) === 'live')
    return 'is a live key, which charges cards: outside of production use one of the test mode.';
  return undefined;
}

function readKey(reader: ConfigReader, atStripe: boolean): string {
  const { complaints } = reader;
  const key = reader.secret('STRIPE_SECRET_KEY') ?? (atStripe ? '' : standInStripe.secretKey);
  if (key === '') complaints.push('STRIPE_SECRET_KEY must be set when PAYMENT_GATEWAY is stripe.');
  else if (atStripe && key === standInStripe.secretKey)
    complaints.push('STRIPE_SECRET_KEY holds a secret of the stand-in gateway, which everybody knows.');
  else {
    const wrong = wrongWith(key, reader);
    if (wrong !== undefined) complaints.push(`STRIPE_SECRET_KEY ${wrong}`);
  }
  return key;
}

/** Several stand with commas between them. */
function readNoticeSecrets({ secret, complaints }: ConfigReader, atStripe: boolean): string[] {
  const given = (secret('STRIPE_WEBHOOK_SECRET') ?? (atStripe ? '' : standInStripe.noticeSecret))
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (given.length === 0)
    complaints.push('STRIPE_WEBHOOK_SECRET must be set when PAYMENT_GATEWAY is stripe.');
  if (atStripe && given.includes(standInStripe.noticeSecret))
    complaints.push('STRIPE_WEBHOOK_SECRET holds a secret of the stand-in gateway, which everybody knows.');
  return given;
}

/** In tests another host stands in for Stripe's; nobody's cards are taken there. */
export function readApiBase({ text, production, complaints }: ConfigReader): string {
  const base = text('STRIPE_API_BASE');
  if (base === undefined) return API;
  if (!/^https?:\/\/[^/]+$/.test(base))
    complaints.push('STRIPE_API_BASE must be like http://127.0.0.1:3001.');
  if (production) complaints.push('STRIPE_API_BASE must not be set in production: Stripe has one address.');
  return base;
}

export function readStripe(reader: ConfigReader): StripeConfig {
  const apiUrl = readApiBase(reader);
  const atStripe = apiUrl === API;
  const secretKey = readKey(reader, atStripe);
  return {
    kind: 'stripe',
    speaks: 'stripe',
    publicName: gatewayNames.stripe,
    isSandbox: modeOf(secretKey) !== 'live',
    apiUrl,
    secretKey,
    noticeSecrets: readNoticeSecrets(reader, atStripe),
    // Which of them, the account decides.
    currencies: allCurrencies,
  };
}

/** The stand-in's own keys. */
export const stripeAtStandIn = {
  speaks: 'stripe',
  secretKey: standInStripe.secretKey,
  noticeSecrets: [standInStripe.noticeSecret],
  currencies: allCurrencies,
} as const;
