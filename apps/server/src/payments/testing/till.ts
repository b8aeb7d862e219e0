// A desk with a real adapter over real sockets, the stand-in behind it, and a shop that sells nothing but carts.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { loadPeople } from '../../accounts/testing/people.ts';
import { createLog } from '../../platform/log.ts';
import { prepareStandIn, registerAlone, standInCredentials } from '../../stand-in-gateway/index.ts';
import { deliverTo } from '../../stand-in-gateway/webhooks/deliver-to.ts';
import { setFault } from '../../stand-in-gateway/store/fault-store.ts';
import type { Fault } from '../../stand-in-gateway/store/fault-store.ts';
import { keepCardAtStandIn } from '../../stand-in-gateway/keep-card.ts';
import { testClock } from '../../testing/test-app.ts';
import type { TestClock } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { EngineKind, TestDatabase } from '../../testing/test-database.ts';
import { authorizeNetGateway } from '../gateway/authorize-net/authorize-net-gateway.ts';
import { fetchTransport } from '../gateway/authorize-net/transport.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { importCard } from '../cards/import-card.ts';
import { openPayments } from '../open-payments.ts';
import type { Payments } from '../open-payments.ts';
import type { PaymentStep } from '../intents/payment-target.ts';
import { cartTarget, createCarts, installmentTarget } from './carts.ts';
import type { TestCarts } from './carts.ts';

export const owner = { sellerId: 1, kind: 'customer', id: 1 } as const;

export interface Till {
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
  /** Saves a card at the stand-in and here; answers its number of ours. */
  addCard(number: string): Promise<number>;
  /** A second desk over the same database, as another node has it. */
  anotherNode(reach?: (step: PaymentStep) => Promise<void>): Payments;
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Lets the reconciler look now, and again when a list could be late no longer. */
export async function reconcileTwice({ clock, payments }: Till): Promise<void> {
  clock.advance(120);
  await payments.reconcile();
  clock.advance(11 * 60);
  await payments.reconcile();
}

const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

export async function openTill(engine: EngineKind, webhooks = false): Promise<Till> {
  const database = await testDatabase(engine);
  await loadPeople(database);
  await prepareStandIn(database);
  const carts = await createCarts(database.db);
  const { db } = database;
  const clock = testClock();
  const log = createLog('silent');

  const shop = Fastify({ forceCloseConnections: true });
  const standIn = Fastify({ forceCloseConnections: true });
  const shopUrl = await reserve(shop);
  await registerAlone(standIn, {
    db,
    clock,
    log,
    credentials: standInCredentials,
    ...(webhooks && {
      deliver: (body, signature) => deliverTo(`${shopUrl()}/payment/webhook`)(body, signature),
    }),
  });
  const standInUrl = await listen(standIn);
  const apiUrl = `${standInUrl}/xml/v1/request.api`;
  const gateway = authorizeNetGateway({
    ...standInCredentials,
    transport: fetchTransport(apiUrl),
    validationMode: 'testMode',
    chargeTimeoutMs: 1500,
    readTimeoutMs: 1500,
    pause: async () => {},
  });
  const openDesk = (reach?: (step: PaymentStep) => Promise<void>): Payments =>
    openPayments({
      db,
      clock,
      log,
      directory: { atPage: async () => undefined, atApi: async () => [], forget: () => {} },
      gateway,
      signature: { signatureKey: standInCredentials.signatureKey, signatureKeyFormat: 'text' },
      gatewayOrigin: () => standInUrl,
      targets: [cartTarget, installmentTarget],
      cardUses: [],
      ...(reach && { reach }),
    });
  const payments = openDesk();
  await payments.register(shop);
  await shopUrl.listen();

  return {
    database,
    clock,
    gateway,
    apiUrl,
    payments,
    carts,
    shop,
    fault: (fault) => setFault(db, fault),
    addCard: async (number) => {
      await importCard(
        db,
        owner,
        async (merchantCustomerId) => {
          const kept = await keepCardAtStandIn(
            db,
            {
              merchantCustomerId,
              email: '',
              number,
              expiration: '2030-04',
              firstName: 'Robin',
              lastName: 'Vale',
            },
            clock.now(),
          );
          const card = { ...kept, holderName: 'Robin Vale', expiration: '2030-04', type: kept.brand };
          return { profileId: kept.profileId, card };
        },
        clock.now(),
      );
      const { rows } = await sql<{
        id: number;
      }>`select max(payment_method_id) as id from payment_methods`.execute(db);
      return rows[0]!.id;
    },
    anotherNode: openDesk,
    settle: () => payments.close(),
    close: async () => {
      await payments.close();
      await standIn.close();
      await shop.close();
      await database.close();
    },
  };
}

/** The shop's address is needed before the shop is there. */
async function reserve(app: FastifyInstance): Promise<(() => string) & { listen: () => Promise<void> }> {
  let url = '';
  return Object.assign(() => url, {
    listen: async () => {
      url = await listen(app);
    },
  });
}
