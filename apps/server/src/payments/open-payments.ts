// The payments of a running server: the cards' calls, and the desk where money is moved.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { Job } from '../platform/jobs.ts';
import type { Logger } from '../platform/log.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import type { FindCardUses } from './cards/card-needs.ts';
import { customersOnly } from './cards/card-owner.ts';
import type { FindOwner } from './cards/card-owner.ts';
import { disablePaymentMethodHandler } from './cards/disable-payment-method.ts';
import { getHostedProfilePageHandler } from './cards/get-hosted-profile-page.ts';
import { paymentMethodListHandler } from './cards/payment-method-list.ts';
import { removeCards } from './cards/remove-cards.job.ts';
import { registerCommunicator } from './communicator/register-communicator.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { charge } from './intents/charge.ts';
import type { Charged } from './intents/charge.ts';
import type { Desk } from './intents/desk.ts';
import type { Claim } from './intents/dispatch-intent.ts';
import { asIntent } from './intents/intent.ts';
import type { Intent } from './intents/intent.ts';
import { chargeFacts, writeIntent } from './intents/new-intent.ts';
import type { ChargePlan } from './intents/new-intent.ts';
import type { PaymentStep, PaymentTarget } from './intents/payment-target.ts';
import { planReturn, unfulfilledCharges } from './intents/plan-return.ts';
import type { ReturnPlan } from './intents/plan-return.ts';
import { reconcile } from './intents/reconcile.job.ts';
import { registerWebhook } from './webhooks/register-webhook.ts';
import type { Hints } from './webhooks/register-webhook.ts';
import type { SignatureSettings } from './webhooks/signature.ts';

export interface PaymentNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  directory: OutletDirectory;
  gateway: PaymentGateway;
  signature: SignatureSettings;
  /** Where browsers find the gateway's pages, seen from a page of ours. */
  gatewayOrigin: (page: URL) => string;
  /** Everything that can be paid for. */
  targets: readonly PaymentTarget[];
  /** Everybody who may still need a card. */
  cardUses: readonly FindCardUses[];
  findOwner?: FindOwner;
  reach?: (step: PaymentStep) => Promise<void>;
}

export interface Payments {
  handlers: Handler[];
  jobs: Job[];
  register(http: FastifyInstance): Promise<void>;
  /** Charges once, whatever breaks. `claim` is the first transaction; the target's functions are the second. */
  charge<R>(target: PaymentTarget<R>, claim: Claim): Promise<Charged<R>>;
  /** Writes a charge down, to be sent by the job; undefined when the target has an attempt already. */
  planCharge(tx: Tx, target: PaymentTarget, plan: ChargePlan): Promise<Intent | undefined>;
  /** Writes down money that goes back, to be sent by the job. */
  planReturn(tx: Tx, plan: ReturnPlan): Promise<Intent | undefined>;
  /** Takes up all that waits: at the start, every few seconds, and whenever somebody cannot wait. */
  reconcile(): Promise<void>;
  close(): Promise<void>;
}

const RECONCILE_SECONDS = 15;
const REMOVE_SECONDS = 600;
const FORM_PATH = '/customer/addPayment';

export function openPayments(needs: PaymentNeeds): Payments {
  const { db, clock, log, gateway, gatewayOrigin } = needs;
  const targets = new Map([...needs.targets, unfulfilledCharges(log)].map((target) => [target.kind, target]));
  const desk: Desk = { db, clock, log, gateway, targets, reach: needs.reach ?? (async () => {}) };
  const cards = {
    db,
    gateway,
    formEndpoint: (page: URL) => gatewayOrigin(page) + FORM_PATH,
    findOwner: needs.findOwner ?? customersOnly,
    cardUses: needs.cardUses,
  };
  let hints: Hints | undefined;
  return {
    handlers: [
      paymentMethodListHandler(cards),
      getHostedProfilePageHandler(cards),
      disablePaymentMethodHandler(cards),
    ],
    jobs: [
      { name: 'reconcile payments', everySeconds: RECONCILE_SECONDS, run: () => reconcile(desk) },
      { name: 'remove cards', everySeconds: REMOVE_SECONDS, run: (now) => removeCards(cards, now, log) },
    ],
    register: async (http) => {
      registerCommunicator(http, needs);
      hints = await registerWebhook(http, desk, needs.signature);
    },
    charge: (target, claim) => charge(desk, target, claim),
    planCharge: async (tx, target, plan) => {
      const now = clock.now();
      const row = await writeIntent(
        tx,
        { ...chargeFacts(plan, target.kind), state: 'planned', sent_at: null, look_at: now },
        now,
      );
      return row && asIntent(row);
    },
    planReturn: (tx, plan) => planReturn(tx, plan, clock.now()),
    reconcile: () => reconcile(desk),
    close: async () => {
      await hints?.settled();
    },
  };
}
