// Payments with a real adapter over real sockets, the stand-in behind it, and a shop that sells nothing but carts.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { loadPeople } from '../../accounts/testing/people.ts';
import { createLog } from '../../platform/log.ts';
import { publicAddress } from '../../platform/public-address.ts';
import {
  prepareStandIn,
  registerAlone,
  standInCredentials,
  standInStripe,
} from '../../stand-in-gateway/index.ts';
import { stripePagesAlone } from '../../stand-in-gateway/register-stand-in.ts';
import { deliverTo } from '../../stand-in-gateway/webhooks/deliver-to.ts';
import { setFault } from '../../stand-in-gateway/store/fault-store.ts';
import type { Fault } from '../../stand-in-gateway/store/fault-store.ts';
import { keepCardsAtStandIn } from '../../stand-in-gateway/keep-cards.ts';
import { testClock } from '../../testing/test-app.ts';
import type { TestClock } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { EngineKind, TestDatabase } from '../../testing/test-database.ts';
import { authorizeNetGateway } from '../gateway/authorize-net/authorize-net-gateway.ts';
import type { GatewayKind, PaymentGateway } from '../gateway/payment-gateway.ts';
import { stripeGateway } from '../gateway/stripe/stripe-gateway.ts';
import { httpTransport } from '../gateway/transport.ts';
import type { Letter, Transport } from '../gateway/transport.ts';
import { importCards } from '../cards/import-cards.ts';
import type { Gateways, OpenGateways } from '../gateway/open-gateways.ts';
import { openPayments } from '../open-payments.ts';
import type { Payments } from '../open-payments.ts';
import type { PaymentStep } from '../intents/payment-target.ts';
import { cartTarget, createCarts, installmentTarget, plannedTarget } from './carts.ts';
import type { TestCarts } from './carts.ts';
import { oneGateway } from './one-gateway.ts';
import { breakableRoad } from './outages.ts';
import type { Outage } from './outages.ts';
import { noOutlets } from './no-outlets.ts';

export const owner = { sellerId: 1, kind: 'customer', id: 1 } as const;

export interface PaymentWorld {
  database: TestDatabase;
  clock: TestClock;
  gateway: PaymentGateway;
  /** Where the stand-in takes requests. */
  apiUrl: string;
  payments: Payments;
  carts: TestCarts;
  /** What the shop's own address for notifications is. */
  shop: FastifyInstance;
  fault(fault: Fault): Promise<void>;
  /** From now on the way to the gateway is broken so; undefined: it is whole again. */
  breakRoad(outage: Outage | undefined): Promise<void>;
  /** Saves a card at the stand-in and here; answers its number of ours. */
  addCard(number: string): Promise<number>;
  /** Second payments over the same database, as another node has it. */
  anotherNode(checkpoint?: (step: PaymentStep) => Promise<void>): Payments;
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Lets the reconciler look now, and again when a list could be late no longer. */
export async function reconcileTwice({ clock, payments }: PaymentWorld): Promise<void> {
  clock.advance(120);
  await payments.reconcile();
  clock.advance(11 * 60);
  await payments.reconcile();
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const log = createLog('silent');

const A_HANG_MS = 1000;

/** Waits for a request that is known to hang no longer than it must, and for all others as long as a busy machine takes. */
function patientTransport(apiUrl: string) {
  const carry = httpTransport(apiUrl);
  let hanging = 0;
  return {
    expectHangs: (times: number) => {
      hanging += times;
    },
    transport: async (letter: Letter, signal: AbortSignal) => {
      if (hanging === 0) return carry(letter, signal);
      try {
        return await carry(letter, AbortSignal.any([signal, AbortSignal.timeout(A_HANG_MS)]));
      } catch (error) {
        hanging -= 1;
        throw error;
      }
    },
  };
}

/** The stand-in, listening; notifications go to the shop once the shop listens. */
async function startStandIn({ db }: TestDatabase, clock: TestClock, shop: FastifyInstance | undefined) {
  const server = Fastify({ forceCloseConnections: true });
  const { login, transactionKey, signatureKey } = standInCredentials;
  await registerAlone(server, {
    db,
    clock,
    log,
    credentials: { login, transactionKey, signatureKey },
    hasControls: true,
    stripePagesAt: stripePagesAlone,
    ...(shop && {
      deliver: (body: string, signature: Readonly<Record<string, string>>) => {
        const { port } = shop.server.address() as AddressInfo;
        return deliverTo(`http://127.0.0.1:${port}/payment/webhook`)(body, signature);
      },
    }),
  });
  const origin = await listen(server);
  return { server, origin };
}

/** Saves a card at the stand-in and here, as if it had gone through the form. */
async function saveCard(
  { db }: TestDatabase,
  number: string,
  speaks: GatewayKind,
  now: Date,
): Promise<number> {
  const person = { email: '', expiration: '2030-04', firstName: 'Robin', lastName: 'Vale' };
  const { sellerId, kind, id } = owner;
  const [cardId] = await importCards(
    db,
    { sellerId, kind, ids: [id], gateway: speaks },
    async ([merchantCustomerId]) => {
      const wanted = { ...person, merchantCustomerId: merchantCustomerId!, number };
      const kept = (await keepCardsAtStandIn(db, [wanted], now, speaks))[0]!;
      const card = { ...kept, holderName: 'Robin Vale', expiration: person.expiration, type: kept.brand };
      return [{ profileId: kept.profileId, card }];
    },
    now,
  );
  return cardId!;
}

async function prepare(engine: EngineKind): Promise<TestDatabase> {
  const database = await testDatabase(engine);
  await loadPeople(database);
  await prepareStandIn(database);
  return database;
}

/** Nobody changes a gateway here. */
const notAsked = {} as Omit<OpenGateways, keyof Gateways>;

/** What every adapter for the stand-in is opened with. */
export const authorizeNetAtStandIn = {
  ...standInCredentials,
  signatureKeyFormat: 'text',
  validationMode: 'testMode',
  pagesAt: () => 'http://gateway.localhost',
} as const;

function openAdapter(speaks: GatewayKind, transport: Transport): PaymentGateway {
  if (speaks === 'stripe')
    return stripeGateway({
      secretKey: standInStripe.secretKey,
      noticeSecrets: [standInStripe.noticeSecret],
      transport,
    });
  const patient = { readTimeoutMs: 60_000, pause: async () => {} };
  return authorizeNetGateway({ ...authorizeNetAtStandIn, ...patient, transport });
}

export async function openPaymentWorld(
  engine: EngineKind,
  webhooks = false,
  speaks: GatewayKind = 'authorizenet',
): Promise<PaymentWorld> {
  const database = await prepare(engine);
  const { db } = database;
  const carts = await createCarts(db);
  const clock = testClock();
  const shop = Fastify({ forceCloseConnections: true });
  const standIn = await startStandIn(database, clock, webhooks ? shop : undefined);
  const { transport: whole, expectHangs } = patientTransport(standIn.origin);
  const { gatewayRoad, breakRoad, closeRoads } = breakableRoad();
  const transport = gatewayRoad(whole);
  const gateway = openAdapter(speaks, transport);
  const gateways = oneGateway(gateway, standIn.origin);
  const openNode = (checkpoint?: (step: PaymentStep) => Promise<void>): Payments =>
    openPayments({
      db,
      clock,
      log,
      directory: noOutlets,
      gateways: { ...gateways, ...notAsked },
      countDue: async () => 0,
      publicAddress: publicAddress({ scheme: 'http', port: undefined }),
      targets: () => [cartTarget, installmentTarget, plannedTarget],
      accentOf: async () => '#b1251d',
      cardUses: [],
      ...(checkpoint && { checkpoint }),
    });
  const payments = openNode();
  await payments.register(shop);
  await listen(shop);
  return {
    database,
    clock,
    gateway,
    payments,
    carts,
    shop,
    apiUrl: standIn.origin,
    fault: async (fault) => {
      if (fault.kind.startsWith('hang')) expectHangs(fault.times ?? 1);
      await setFault(db, fault);
    },
    breakRoad,
    addCard: (number) => saveCard(database, number, speaks, clock.now()),
    anotherNode: openNode,
    settle: () => payments.close(),
    close: async () => {
      await payments.close();
      await closeRoads();
      await standIn.server.close();
      await shop.close();
      await database.close();
    },
  };
}
