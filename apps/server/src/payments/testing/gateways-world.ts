// Two sellers, each paid through a gateway of its own, with the stand-in for both inside the process.
import Fastify from 'fastify';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { loadCustomers, loadPeople } from '../../accounts/testing/people.ts';
import { configReader } from '../../platform/config-reader.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { createLog } from '../../platform/log.ts';
import { publicAddress } from '../../platform/public-address.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { keepCardsAtStandIn, standInStripe } from '../../stand-in-gateway/index.ts';
import { testClock } from '../../testing/test-app.ts';
import type { TestClock } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import { importCards } from '../cards/import-cards.ts';
import { readGatewayConfig, readMoreGatewaysConfig } from '../gateway/gateway-config.ts';
import { openGateways } from '../gateway/open-gateways.ts';
import { kindOf } from '../gateway/payment-gateway.ts';
import { secretsVault } from '../gateway/secrets-vault.ts';
import { changeGateway } from '../gateway/seller-gateway-store.ts';
import type { SellerGateway } from '../gateway/seller-gateway-store.ts';
import { openPayments } from '../open-payments.ts';
import { cartTarget, createCarts } from './carts.ts';
import { breakableRoad } from './outages.ts';
import { noOutlets } from './no-outlets.ts';

const KEY = 'a key that seals the secrets of gateways';
export const LYON = 2;

const currencyOf = (sellerId: number): Currency => (sellerId === LYON ? 'EUR' : DEFAULT_CURRENCY);

async function load(): Promise<TestDatabase> {
  const database = await testDatabase('server');
  await loadPeople(database);
  await database.runScript(
    `insert into sellers (seller_id, name, currency) values (${LYON}, 'Salle du Quai', 'EUR')`,
  );
  await loadCustomers(database, 8, LYON);
  return database;
}

/** A node: its own memory over the same database. */
async function openNode(
  database: TestDatabase,
  clock = testClock(),
  environment: Record<string, string> = {},
) {
  const log = createLog('silent');
  const { gatewayRoad, breakRoad, closeRoads } = breakableRoad();
  const reader = configReader({ SECRETS_KEY: KEY, ...environment });
  const config = readGatewayConfig(reader);
  const gateways = openGateways({
    database,
    clock,
    log,
    demoTools: true,
    production: false,
    config,
    more: readMoreGatewaysConfig(reader, config),
    road: gatewayRoad,
    isTested: async () => false,
  });
  const payments = openPayments({
    db: database.db,
    clock,
    log,
    directory: noOutlets,
    gateways,
    countDue: async () => 0,
    publicAddress: publicAddress({ scheme: 'http', port: undefined }),
    targets: () => [cartTarget],
    accentOf: async () => '#b1251d',
    cardUses: [],
  });
  const http = Fastify();
  await payments.register(http);
  await gateways.register?.(http);
  await gateways.begin?.();
  const close = async () => {
    await payments.close();
    await closeRoads();
    await http.close();
  };
  return { gateways, payments, http, breakRoad, close };
}

export type GatewayNode = Awaited<ReturnType<typeof openNode>>;

/** Who buys of whom, and with which cards. */
async function openBuyers({ db }: TestDatabase, clock: TestClock, first: GatewayNode) {
  const carts = await createCarts(db);
  const customers = await db
    .selectFrom('customers')
    .select(['seller_id', 'user_id'])
    .orderBy('user_id')
    .execute();
  const ownerOf = (sellerId: number) => {
    const { user_id: id } = customers.find((each) => each.seller_id === sellerId)!;
    return { sellerId, kind: 'customer', id } as const;
  };
  const keep = (gateway: string, number: string) => async (keys: readonly string[]) => {
    const person = { email: '', expiration: '2030-04', firstName: 'Robin', lastName: 'Vale' };
    const wanted = { ...person, merchantCustomerId: keys[0]!, number };
    const kept = (await keepCardsAtStandIn(db, [wanted], clock.now(), kindOf(gateway)))[0]!;
    const { profileId, cardId, lastFour, brand: type } = kept;
    const card = { cardId, lastFour, type, holderName: 'Robin Vale', expiration: person.expiration };
    return [{ profileId, card }];
  };
  return {
    /** Kept by the gateway that the seller is paid through at this moment. */
    addCard: async (sellerId: number, number = '4111111111111111'): Promise<number> => {
      const { key: gateway } = await first.gateways.of(sellerId);
      const { id, ...owner } = ownerOf(sellerId);
      const owners = { ...owner, ids: [id], gateway };
      return (await importCards(db, owners, keep(gateway, number), clock.now()))[0]!;
    },
    cardOf: (sellerId: number, id: number) =>
      inTransaction(db, (tx) => findChargeableCard(tx, ownerOf(sellerId), { id })),
    pay: async (sellerId: number, cardId: number, cartId: string, { payments } = first) => {
      await carts.add(cartId);
      await carts.set(cartId, 'paying');
      const { intent } = await payments.charge(cartTarget, async (tx) => ({
        sellerId,
        targetId: cartId,
        amountCents: 5000,
        currency: currencyOf(sellerId),
        card: (await findChargeableCard(tx, ownerOf(sellerId), { id: cardId })) ?? refuse('NOT_FOUND'),
      }));
      return intent;
    },
  };
}

type Mode = SellerGateway['mode'];

export async function openGatewaysWorld() {
  const database = await load();
  const { db } = database;
  const clock = testClock();
  const first = await openNode(database, clock);
  const vault = secretsVault([KEY])!;
  return {
    db,
    clock,
    first,
    ...(await openBuyers(database, clock, first)),
    /** From now on this seller is paid through that account; with secrets of its own, where they are given. */
    move: async (
      sellerId: number,
      gateway: string,
      secrets?: Record<string, string>,
      mode: Mode = 'test',
    ) => {
      const name = { seller_id: sellerId, gateway };
      const row: SellerGateway = {
        ...name,
        kind: kindOf(gateway),
        mode,
        account_name: secrets ? 'Quai, Lyon' : '',
        currencies: [currencyOf(sellerId)],
        sealed: secrets ? vault.seal(secrets, name) : null,
        sealed_at: secrets ? clock.now() : null,
        since: clock.now(),
        until: null,
      };
      await inTransaction(db, (tx) => changeGateway(tx, row, clock.now()));
      first.gateways.forget();
    },
    /** All that the stand-in took and gave back, and in which language it was asked. */
    booked: () =>
      db
        .selectFrom('standin_transactions')
        .select(['ref', 'invoice', 'kind', 'status', 'speaks', 'amount_cents', 'currency'])
        .orderBy('transaction_id')
        .execute(),
    stripeKeys: { secretKey: `${standInStripe.secretKey}_lyon`, noticeSecret: standInStripe.noticeSecret },
    anotherNode: (environment?: Record<string, string>) => openNode(database, clock, environment),
    close: async () => {
      await first.close();
      await database.close();
    },
  };
}

export type GatewaysWorld = Awaited<ReturnType<typeof openGatewaysWorld>>;
