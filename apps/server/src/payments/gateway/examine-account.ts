// Whose account typed keys are for, asked of the gateway itself, and whether a seller can be paid through it.
import { gatewayMessages } from '@stagedoor/rules/messages/gateways';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { gatewayFields, modeOfStripeKey, wrongWithKeys } from '@stagedoor/rules/setup/gateway-keys';
import type { TypedKeys } from '@stagedoor/rules/setup/gateway-keys';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { onTrouble } from './on-trouble.ts';
import type { OpenGateways } from './open-gateways.ts';
import { environmentsAccount } from './own-account.ts';
import { accountKey, gatewayNames } from './payment-gateway.ts';
import type { AccountFacts, GatewayKind, GatewayTrouble, PaymentGateway } from './payment-gateway.ts';
import type { Secrets } from './secrets-vault.ts';
import type { SellerGateway } from './seller-gateway-store.ts';

export interface WantedAccount extends TypedKeys {
  kind: GatewayKind;
  keptBy: 'server' | 'owner';
}

export interface ExaminedAccount extends Pick<SellerGateway, 'gateway' | 'kind' | 'mode'> {
  facts: AccountFacts;
  /** Undefined where the environment has them. */
  secrets: Secrets | undefined;
}

const refuseWith = (message: string): never => refuse('GATEWAY_NOT_TAKEN', { message });

/** The gateway's own sentence, without ours before it. */
const wordsOf = ({ message }: GatewayTrouble): string => message.replace(/^The gateway refused: /, '');

async function describe(kind: GatewayKind, adapter: PaymentGateway): Promise<AccountFacts> {
  const name = gatewayNames[kind];
  const facts = await onTrouble(
    () => adapter.describeAccount(),
    (trouble) =>
      refuseWith(
        trouble.kind === 'refused'
          ? gatewayMessages.keysRefused(name, wordsOf(trouble))
          : gatewayMessages.notReached(name),
      ),
  );
  return facts.id === '' ? refuseWith(gatewayMessages.withoutName(name)) : facts;
}

/** GATE-08 */
function modeOf({ settings: { production } }: OpenGateways, wanted: WantedAccount): SellerGateway['mode'] {
  const ours = production ? 'live' : 'test';
  const mode = wanted.kind === 'stripe' ? modeOfStripeKey(wanted.secretKey.trim()) : ours;
  if (mode !== ours)
    requireValid({ secretKey: production ? gatewayMessages.testKey : gatewayMessages.liveKey });
  return ours;
}

async function examineOwn(
  gateways: OpenGateways,
  wanted: WantedAccount,
  currency: Currency,
): Promise<ExaminedAccount> {
  const { kind } = wanted;
  if (!gateways.settings.vault) refuseWith(gatewayMessages.nothingToSealWith);
  requireValid(wrongWithKeys(kind, wanted));
  const mode = modeOf(gateways, wanted);
  const secrets = Object.fromEntries(gatewayFields[kind].map((name) => [name, wanted[name].trim()]));
  const facts = await describe(kind, gateways.tryOut({ kind, mode, currencies: [currency], secrets }));
  // The environment's own account keeps the name that cards and charges know it by.
  const environments = environmentsAccount(gateways.settings, kind) && gateways.ofEnvironment(kind);
  const known =
    environments &&
    (await onTrouble(
      () => environments.adapter.describeAccount(),
      () => undefined,
    ));
  const gateway = known?.id === facts.id ? kind : accountKey(kind, facts.id);
  return { gateway, kind, mode, facts, secrets };
}

async function examineServers(gateways: OpenGateways, { kind }: WantedAccount): Promise<ExaminedAccount> {
  const config = environmentsAccount(gateways.settings, kind);
  if (!config) return refuseWith(gatewayMessages.notOfTheServer(gatewayNames[kind]));
  const facts = await describe(kind, gateways.ofEnvironment(kind).adapter);
  return { gateway: kind, kind, mode: config.isSandbox ? 'test' : 'live', facts, secrets: undefined };
}

/** Refuses with a sentence what the seller could not be paid through. */
export async function examineAccount(
  gateways: OpenGateways,
  wanted: WantedAccount,
  currency: Currency,
): Promise<ExaminedAccount> {
  const examined =
    wanted.keptBy === 'owner'
      ? await examineOwn(gateways, wanted, currency)
      : await examineServers(gateways, wanted);
  const { currencies } = examined.facts;
  if (currencies.length > 0 && !currencies.includes(currency))
    refuseWith(gatewayMessages.currencyNotTaken(gatewayNames[examined.kind], currency));
  return examined;
}
