// The gateways of all sellers: opened when somebody needs them, and forgotten when a row changes, by whichever node.
import { gatewayMessages } from '@stagedoor/rules/messages/gateways';
import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import { allCurrencies } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { keepUntilChanged, offerMark } from '../../platform/keep-until-changed.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { listSellers } from '../../sellers/index.ts';
import { openStandIn } from '../../stand-in-gateway/index.ts';
import { accountOpener, closedAccount, roadsTo, testAccount } from './account.ts';
import type { Account, GatewayRoad } from './account.ts';
import type { GatewayConfig, MoreGateways } from './gateway-config.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { accountOfRow, accountSettings, configOfOwn, environmentsAccount } from './own-account.ts';
import type { AccountSettings, OwnAccount } from './own-account.ts';
import { gatewayKinds, gatewayNames, kindOf, TEST_ACCOUNT } from './payment-gateway.ts';
import type { GatewayKind, PaymentGateway } from './payment-gateway.ts';
import { listSellerGateways, noteStandard, resealSecrets } from './seller-gateway-store.ts';
import type { SellerGateway } from './seller-gateway-store.ts';

interface GatewaysNeeds extends Pick<Platform, 'clock' | 'log' | 'demoTools' | 'production'> {
  database: Database;
  /** What sellers without a gateway of their own are paid through. */
  config: GatewayConfig;
  more: MoreGateways;
  road?: GatewayRoad | undefined;
  /** SETUP-08: whether an outlet is in test mode. */
  isTested: (outletId: number) => Promise<boolean>;
}

export interface Gateways {
  /** GATE-01: the one that a seller is paid through now. */
  of(sellerId: number): Promise<Account>;
  /** SETUP-08: the one that is paid through in a shop: the stand-in while it is tested. */
  forShop(shop: { sellerId: number; outletId: number }): Promise<Account>;
  /** The same, asked in the middle of a transaction: where there is one connection, another question waits for its end. */
  within(db: Db, sellerId: number): Promise<Account>;
  /** The one that has a card, or took a charge: the seller may be paid through another since. */
  at(name: { seller_id: number; gateway: string }): Promise<Account>;
  /** What is charged in a shop at least and at most. */
  limitsOf: (shop: { sellerId: number; outletId: number }, currency: Currency) => Promise<ChargeLimits>;
  /** Every account that can be asked, once, whoever's it is. */
  all(): Promise<Account[]>;
  /** And the one of tests, which is in no book. */
  withTests(): Promise<Account[]>;
}

export interface OpenGateways extends Gateways, Module {
  settings: AccountSettings;
  /** Speaks with an account whose secrets are typed and not kept yet. */
  tryOut(own: OwnAccount): PaymentGateway;
  /** The account of this kind that the environment has. */
  ofEnvironment(kind: GatewayKind): Account;
  /** What cannot be used, each with whose it is and what to do about it. */
  troubles(): Promise<string[]>;
  forget(): void;
}

type Open = ReturnType<typeof accountOpener>;

/** One adapter a row for as long as the row says the same. */
function rememberAccounts(settings: AccountSettings, open: Open) {
  const opened = new Map<string, { mark: string; account: Account }>();
  const openRow = (row: SellerGateway): Account => {
    const config = accountOfRow(settings, row);
    if ('closed' in config) return closedAccount(row.gateway, config.closed, allCurrencies);
    return open(row.gateway, config);
  };
  return (row: SellerGateway): Account => {
    const [name, mark] = [`${row.seller_id} ${row.gateway}`, JSON.stringify([row.sealed, row.mode])];
    const known = opened.get(name);
    if (known?.mark === mark) return known.account;
    const account = openRow(row);
    opened.set(name, { mark, account });
    return account;
  };
}

/** What the environment has, of each kind one at most. */
function rememberEnvironments(settings: AccountSettings, open: Open) {
  const opened = new Map<string, Account>();
  return (key: string): Account => {
    const config = gatewayKinds.flatMap((kind) =>
      kind === key ? environmentsAccount(settings, kind) : [],
    )[0];
    if (!config) {
      const gone = `${gatewayNames[kindOf(key)]} cannot be used: its keys are in the environment no longer.`;
      return closedAccount(key, settings.standard.isMissing ? gatewayMessages.noneYet : gone, allCurrencies);
    }
    const account = opened.get(key) ?? open(key, config);
    opened.set(key, account);
    return account;
  };
}

/** The stand-in speaks both languages all the time; who is asked there, sellers say. */
const spokenTo = ({ standard, other }: AccountSettings): GatewayConfig[] =>
  other === undefined || other.kind === 'stand-in' ? [standard] : [standard, other];

interface Opened {
  open: Open;
  test: Account;
}

function openRegistry(needs: GatewaysNeeds, settings: AccountSettings, { open, test }: Opened) {
  const { db } = needs.database;
  const rows = keepUntilChanged(
    () => offerMark(db),
    () => listSellerGateways(db),
  );
  const ofEnvironment = rememberEnvironments(settings, open);
  const ofRow = rememberAccounts(settings, open);
  const accountOf = (row: SellerGateway): Account =>
    row.sealed === null ? ofEnvironment(row.gateway) : ofRow(row);
  const find = async (is: (row: SellerGateway) => boolean): Promise<Account | undefined> => {
    const row = (await rows.get()).find(is);
    return row && accountOf(row);
  };
  const ofSeller = (all: readonly SellerGateway[], sellerId: number): Account => {
    const row = all.find(({ seller_id, until }) => seller_id === sellerId && until === null);
    return row ? accountOf(row) : ofEnvironment(settings.standard.speaks);
  };
  const of = async (sellerId: number): Promise<Account> => ofSeller(await rows.get(), sellerId);
  const forShop: Gateways['forShop'] = async ({ sellerId, outletId }) =>
    (await needs.isTested(outletId)) ? test : of(sellerId);
  const all = async (): Promise<Account[]> => {
    const ofAll = spokenTo(settings).map(({ speaks }) => ofEnvironment(speaks));
    ofAll.push(...(await rows.get()).map(accountOf));
    const usable = ofAll.filter(({ closed }) => closed === undefined);
    return [...new Map(usable.map((account) => [account.key, account])).values()];
  };
  return {
    rows,
    accountOf,
    ofEnvironment,
    of,
    forShop,
    within: async (tx: Db, sellerId: number) => ofSeller(await listSellerGateways(tx), sellerId),
    limitsOf: async (shop: Parameters<typeof forShop>[0], currency: Currency) => {
      const { adapter } = await forShop(shop);
      return { smallest: adapter.smallest(currency), largest: adapter.largest };
    },
    at: async ({ seller_id, gateway }: { seller_id: number; gateway: string }) =>
      gateway === TEST_ACCOUNT
        ? test
        : ((await find((row) => row.seller_id === seller_id && row.gateway === gateway)) ??
          ofEnvironment(gateway)),
    all,
    withTests: async () => [...(await all()), test],
  };
}

/** While one key takes the place of another: what is sealed with the old one is sealed anew. */
async function resealAll({ database: { db } }: GatewaysNeeds, { vault }: AccountSettings): Promise<void> {
  for (const row of await listSellerGateways(db)) {
    const opened = row.sealed === null ? undefined : vault?.open(row.sealed, row);
    if (vault && opened?.isOld && row.sealed !== null)
      await resealSecrets(db, row, row.sealed, vault.seal(opened.secrets, row));
  }
}

export function openGateways(needs: GatewaysNeeds): OpenGateways {
  const { config, more, production, road = (whole) => whole, log } = needs;
  const { db } = needs.database;
  const settings = accountSettings(config, more, production);
  const ending = new AbortController();
  const standIn = more.test.apiUrl === undefined ? openStandIn(needs) : undefined;
  const roads = roadsTo(road, standIn && inProcessTransport(standIn.transport));
  const open = accountOpener(roads, ending.signal);
  const test = testAccount(roads, ending.signal, more.test);
  const { rows, accountOf, ...registry } = openRegistry(needs, settings, { open, test });
  const troubles = async (): Promise<string[]> => {
    const all = await listSellerGateways(db);
    const sellers = await listSellers(db);
    return sellers.flatMap(({ sellerId, name }) => {
      const own = all.filter((row) => row.seller_id === sellerId);
      const lacks = config.isMissing && own.every(({ until }) => until !== null);
      const reasons = own.flatMap((row) => accountOf(row).closed ?? []);
      if (lacks) reasons.push(gatewayMessages.noneYet);
      return reasons.map((reason) => `${name}: ${reason}`);
    });
  };
  return {
    ...registry,
    settings,
    troubles,
    tryOut: (own) => open(own.kind, configOfOwn(settings, own)).adapter,
    jobs: standIn?.jobs ?? [],
    register: (http) => standIn?.register?.(http),
    begin: async () => {
      await standIn?.begin?.();
      await noteStandard(db, config.speaks);
      await resealAll(needs, settings);
      for (const sentence of await troubles()) log.error(sentence);
    },
    forget: () => rows.forget(),
    hangUp: () => ending.abort(),
  };
}
