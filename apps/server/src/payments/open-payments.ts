// The payments of a running server: the cards' calls, and the movements of money.
import type { TriedCardTold } from '@stagedoor/contract/calls/office/gateways';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Job } from '../platform/jobs.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { OfficeModule } from '../office/index.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import type { CardNeeds, FindCardUses } from './cards/card-needs.ts';
import { customersOnly } from './cards/card-owner.ts';
import type { FindOwner } from './cards/card-owner.ts';
import { changeGatewayHandler } from './calls/change-gateway.ts';
import { checkGatewayHandler } from './calls/check-gateway.ts';
import type { GatewayOfficeNeeds } from './calls/check-gateway.ts';
import { getGatewaysHandler } from './calls/get-gateways.ts';
import { getTriedCardHandler } from './calls/get-tried-card.ts';
import { openCardTrialHandler } from './calls/open-card-trial.ts';
import { tryCardHandler } from './calls/try-card.ts';
import { confirmPaymentHandler } from './calls/confirm-payment.ts';
import { disablePaymentMethodHandler } from './calls/disable-payment-method.ts';
import { getHostedProfilePageHandler } from './calls/get-hosted-profile-page.ts';
import { listPaymentMethodsHandler } from './calls/list-payment-methods.ts';
import { removeCards } from './cards/remove-cards.job.ts';
import { registerCommunicator } from './communicator/register-communicator.ts';
import type { Gateways, OpenGateways } from './gateway/open-gateways.ts';
import { byHand } from './intents/by-hand.ts';
import type { ByHand } from './intents/by-hand.ts';
import { personalCards } from './cards/personal-cards.ts';
import { takeUpDisputes } from './disputes/take-up-disputes.ts';
import { copyBooks } from './ledger/books/copy-books.job.ts';
import { differingBooks } from './ledger/books/differing-books.ts';
import { charge } from './intents/charge.ts';
import type { Charged } from './intents/charge.ts';
import { gatewayAway } from './intents/away-matter.ts';
import { awaySince } from './intents/gateway-away.ts';
import type { IntentNeeds } from './intents/intent-needs.ts';
import type { Claim } from './intents/dispatch-intent.ts';
import { asIntent } from './intents/intent.ts';
import type { Intent } from './intents/intent.ts';
import { chargeFacts, writeIntent } from './intents/new-intent.ts';
import type { ChargePlan } from './intents/new-intent.ts';
import type { PaymentStep, PaymentTarget } from './intents/payment-target.ts';
import { planReturn, unfulfilledCharges } from './intents/plan-return.ts';
import type { ReturnPlan } from './intents/plan-return.ts';
import { reconcile } from './intents/reconcile.job.ts';
import { listStraysHandler } from './calls/list-strays.ts';
import { putStrayAsideHandler } from './calls/put-stray-aside.ts';
import { strayCharges } from './strays/stray-matters.ts';
import { takeUpStrays } from './strays/take-up-strays.ts';
import type { StrayReport } from './strays/take-up-strays.ts';
import { cardTrials } from './trial/card-trials.ts';
import { tellTrial } from './trial/tell-trial.ts';
import type { TrialNeeds } from './trial/trial-needs.ts';
import { undecidedCharges } from './intents/undecided-matter.ts';
import { paymentGauges } from './payment-gauges.ts';
import { registerWebhook } from './webhooks/register-webhook.ts';
import type { Hints } from './webhooks/register-webhook.ts';

export interface PaymentNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  directory: OutletDirectory;
  gateways: OpenGateways;
  /** How many payments of a seller are still to be charged to saved cards. */
  countDue: GatewayOfficeNeeds['countDue'];
  publicAddress: PublicAddress;
  accentOf: CardNeeds['accentOf'];
  /** Everything that can be paid for. */
  targets(): readonly PaymentTarget[];
  /** Everybody who may still need a card. */
  cardUses: readonly FindCardUses[];
  findOwner?: FindOwner;
  checkpoint?: (step: PaymentStep) => Promise<void>;
}

export interface Payments extends OfficeModule<'payments'> {
  register(http: FastifyInstance): Promise<void>;
  /** Through whom sellers are paid. */
  gateways: Gateways;
  /** Charges once, whatever breaks. `claim` is the first transaction; the target's functions are the second. */
  charge<R>(target: PaymentTarget<R>, claim: Claim): Promise<Charged<R>>;
  /** Writes a charge down, to be sent by the job; undefined when the target has an attempt already. */
  planCharge(tx: Tx, target: PaymentTarget, plan: ChargePlan): Promise<Intent | undefined>;
  /** Writes down money that goes back, to be sent by the job. */
  planReturn(tx: Tx, plan: ReturnPlan): Promise<Intent | undefined>;
  /** What the desk sees of charges that nobody knows the outcome of, and how it ends them. */
  byHand: ByHand;
  /** Takes up all that waits: at the start, every few seconds, and whenever somebody cannot wait. */
  reconcile(): Promise<void>;
  /** Since when the gateway of a seller cannot be reached; undefined while it can. */
  awaySince(sellerId: number): Promise<Date | undefined>;
  /** SETUP-09: how the card stands that an owner tried last at the seller's gateway. */
  triedCard(sellerId: number): Promise<TriedCardTold>;
  /** Asks the gateways' lists by time for what our books do not know. */
  takeUpStrays(backMs: number): Promise<StrayReport>;
  close(): Promise<void>;
}

const RECONCILE_SECONDS = 5;
const REMOVE_SECONDS = 600;
const HOUR_MS = 3_600_000;
const LOOKS_AT_LISTS = {
  /** A database that failed over has lost moments, not hours. */
  often: { everySeconds: 600, firstAfterSeconds: 60, backMs: 2 * HOUR_MS },
  daily: { everySeconds: 86_400, firstAfterSeconds: 300, backMs: 7 * 24 * HOUR_MS },
};
const LOOKS_AT_DISPUTES = { everySeconds: 600, firstAfterSeconds: 90 };
const COPIES = { everySeconds: 3600, firstAfterSeconds: 20 };

const watched = (gateways: Gateways) => ({
  matters: [gatewayAway(gateways), undecidedCharges, strayCharges, differingBooks],
  gauges: paymentGauges,
});

const rounds = (intents: IntentNeeds, cards: CardNeeds): Job[] => [
  { name: 'reconcile payments', everySeconds: RECONCILE_SECONDS, run: () => reconcile(intents) },
  { name: 'remove cards', everySeconds: REMOVE_SECONDS, run: (now) => removeCards(cards, now, intents.log) },
  { name: 'copy the gateways’ books', ...COPIES, run: (now) => copyBooks(intents, now) },
  { name: 'look at disputes', ...LOOKS_AT_DISPUTES, run: () => takeUpDisputes(intents) },
  ...Object.entries(LOOKS_AT_LISTS).map(([name, { backMs, ...rhythm }]) => ({
    name: `compare with the gateway, ${name}`,
    ...rhythm,
    run: async () => void (await takeUpStrays(intents, backMs)),
  })),
];

/** The room in which owners say through whom the seller is paid. */
const moneyRoom = (needs: PaymentNeeds, trials: TrialNeeds) => [
  getGatewaysHandler(needs),
  checkGatewayHandler(needs),
  changeGatewayHandler(needs),
  getTriedCardHandler(trials),
  openCardTrialHandler(trials),
  tryCardHandler(trials),
];

export function openPayments(needs: PaymentNeeds): Payments {
  const { db, clock, log, gateways } = needs;
  const unfulfilled = unfulfilledCharges(log);
  const targets = () => [...needs.targets(), unfulfilled, cardTrials];
  const checkpoint = needs.checkpoint ?? (async () => {});
  const intents: IntentNeeds = { db, clock, log, gateways, targets, checkpoint };
  const cards = {
    db,
    gateways,
    accentOf: needs.accentOf,
    findOwner: needs.findOwner ?? customersOnly,
    cardUses: needs.cardUses,
  };
  const moved: Pick<Payments, 'charge' | 'reconcile'> = {
    charge: (target, claim) => charge(intents, target, claim),
    reconcile: () => reconcile(intents),
  };
  const trials: TrialNeeds = { db, gateways, publicAddress: needs.publicAddress, ...moved };
  let hints: Hints | undefined;
  return {
    handlers: [
      listPaymentMethodsHandler(cards),
      getHostedProfilePageHandler(cards),
      disablePaymentMethodHandler(cards),
      confirmPaymentHandler(intents),
      listStraysHandler(db),
      putStrayAsideHandler,
      ...moneyRoom(needs, trials),
    ],
    jobs: rounds(intents, cards),
    ...watched(gateways),
    personalData: [personalCards],
    register: async (http) => {
      registerCommunicator(http, needs);
      hints = await registerWebhook(http, intents);
    },
    ...moved,
    gateways,
    planCharge: async (tx, target, plan) => {
      const now = clock.now();
      const planned = { state: 'planned', sent_at: null, look_at: now } as const;
      const row = await writeIntent(tx, { ...chargeFacts(plan, target.kind), ...planned }, now);
      return row && asIntent(row);
    },
    byHand: byHand(intents),
    planReturn: (tx, plan) => planReturn(tx, plan, clock.now()),
    awaySince: (sellerId) => awaySince({ db, gateways }, sellerId),
    triedCard: (sellerId) => tellTrial(trials, sellerId),
    takeUpStrays: (backMs) => takeUpStrays(intents, backMs),
    close: async () => {
      await hints?.settled();
    },
  };
}
