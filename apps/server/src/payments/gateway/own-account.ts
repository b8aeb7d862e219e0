// From a seller's row to what its adapter is opened with, or why that cannot be.
import { allCurrencies } from '@stagedoor/rules/money/currencies';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { GatewayConfig, MoreGateways } from './gateway-config.ts';
import { gatewayNames } from './payment-gateway.ts';
import type { GatewayKind } from './payment-gateway.ts';
import { secretsVault } from './secrets-vault.ts';
import type { Secrets, SecretsVault } from './secrets-vault.ts';
import type { SellerGateway } from './seller-gateway-store.ts';

export interface AccountSettings extends MoreGateways {
  production: boolean;
  /** What everybody is paid through who has no row. */
  standard: GatewayConfig;
  vault: SecretsVault | undefined;
}

export const accountSettings = (
  standard: GatewayConfig,
  more: MoreGateways,
  production: boolean,
): AccountSettings => ({ ...more, standard, production, vault: secretsVault(more.secretsKeys) });

/** The account of this kind that the environment has. */
export const environmentsAccount = (
  { standard, other }: AccountSettings,
  kind: GatewayKind,
): GatewayConfig | undefined => [standard, other].find((each) => each?.speaks === kind && !each.isMissing);

/** What of a seller's row is needed to speak with its account; also what is only typed yet. */
export type OwnAccount = Pick<SellerGateway, 'kind' | 'mode' | 'currencies'> & { secrets: Secrets };

const isStandIn = ({ standard }: AccountSettings): boolean => standard.kind === 'stand-in';

export function configOfOwn(settings: AccountSettings, own: OwnAccount): GatewayConfig {
  const { kind, mode, secrets } = own;
  const { apiUrl, pagesOrigin } = settings.places[kind];
  const [first = firstOf(allCurrencies), ...others] = own.currencies;
  const common = {
    kind: isStandIn(settings) ? 'stand-in' : kind,
    publicName: gatewayNames[kind],
    isSandbox: mode === 'test',
    apiUrl,
    currencies: [first, ...others],
  } as const;
  if (kind === 'stripe')
    return {
      ...common,
      speaks: kind,
      secretKey: secrets['secretKey'] ?? '',
      noticeSecrets: (secrets['noticeSecret'] ?? '').split(',').filter((each) => each !== ''),
    };
  return {
    ...common,
    speaks: kind,
    pagesOrigin,
    login: secrets['login'] ?? '',
    transactionKey: secrets['transactionKey'] ?? '',
    signatureKey: secrets['signatureKey'] ?? '',
    signatureKeyFormat: 'text',
    validationMode: mode === 'live' ? 'liveMode' : 'testMode',
  };
}

/** Why an account cannot be asked, as a sentence that names it. */
export interface ClosedAccount {
  closed: string;
}

/** GATE-08: neither does a test account sell, nor does a copy of a shop charge cards. */
function wrongMode({ production }: AccountSettings, { mode }: SellerGateway): string | undefined {
  if (production && mode === 'test')
    return 'its keys are of a test account, which takes no money: type those of the live one in Set-up, Money.';
  if (!production && mode === 'live')
    return 'its keys are of a live account, which charges cards, and this is not production: type those of a test account in Set-up, Money.';
  return undefined;
}

function configOfRow(settings: AccountSettings, row: SellerGateway): GatewayConfig | ClosedAccount {
  const closed = wrongMode(settings, row);
  if (closed !== undefined) return { closed };
  const opened = row.sealed === null ? undefined : settings.vault?.open(row.sealed, row);
  if (opened) return configOfOwn(settings, { ...row, secrets: opened.secrets });
  const key = settings.vault ? 'SECRETS_KEY does not open them' : 'SECRETS_KEY is not set';
  return {
    closed: `its keys cannot be read (${key}): start with the SECRETS_KEY that they were typed under, as SECRETS_KEY_OLD beside the new one, or type them anew in Set-up, Money.`,
  };
}

/** What the adapter of a row with secrets is opened with, or a sentence that says which account cannot be asked, why, and what to do. */
export function accountOfRow(settings: AccountSettings, row: SellerGateway): GatewayConfig | ClosedAccount {
  const config = configOfRow(settings, row);
  if (!('closed' in config)) return config;
  const account = row.account_name === '' ? '' : ` (${row.account_name})`;
  return { closed: `${gatewayNames[row.kind]}${account} cannot be used: ${config.closed}` };
}
