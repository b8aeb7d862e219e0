import type { CatalogueCache } from '../catalogue/index.ts';
import type { ChangeRow, OrderRow, Orders } from '../orders/index.ts';
import type { Payments, PaymentTarget } from '../payments/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OfficeModule } from '../office/index.ts';
import type { Job } from '../platform/jobs.ts';
import type { Platform } from '../platform/module.ts';
import type { AfterSaleNeeds } from './after-sale-needs.ts';
import { carryOutDecisions } from './carry-out.ts';
import { closeTests } from './close-tests.job.ts';
import { getEventCancellationHandler } from './calls/get-event-cancellation.ts';
import { cancelEventHandler } from './calls/cancel-event.ts';
import { cancelEventTask, sweepCanceledEvents } from './events/cancel-task.ts';
import { getClearingRunHandler } from './calls/get-clearing-run.ts';
import { startClearingRunHandler } from './calls/start-clearing-run.ts';
import { clearingTask } from './events/clearing-task.ts';
import { getEventPostponementHandler } from './calls/get-event-postponement.ts';
import { postponeEventHandler } from './calls/postpone-event.ts';
import { postponeTask } from './events/postpone-task.ts';
import { countHolders } from './events/count-touched.ts';
import type { EventKey } from './events/count-touched.ts';
import { tellMoved } from './events/tell-moved.ts';
import type { MovedShow } from './events/tell-moved.ts';
import { afterSaleSamples } from './letters/after-sale-samples.ts';
import { queueDecisionLetter } from './letters/decision-letter.ts';
import { approveRefundHandler } from './calls/approve-refund.ts';
import { cancelOrderHandler } from './calls/cancel-order.ts';
import { approveRefundsHandler } from './calls/approve-refunds.ts';
import { listRefundsHandler } from './calls/list-refunds.ts';
import { listDecidedRefundsHandler } from './calls/list-decided-refunds.ts';
import { getRefundHandler } from './calls/get-refund.ts';
import { waitingRefunds } from './refunds/refund-matters.ts';
import { waitingUpgrades } from './upgrades/upgrade-matters.ts';
import { undoChangeHandler } from './calls/undo-change.ts';
import { approveProposalHandler } from './calls/approve-proposal.ts';
import { keepTicketsHandler } from './calls/keep-tickets.ts';
import { offerTicketsBackHandler } from './calls/offer-tickets-back.ts';
import { declineRefundHandler } from './calls/decline-refund.ts';
import { recordOtherWayHandler } from './calls/record-other-way.ts';
import { tryReturnAgainHandler } from './calls/try-return-again.ts';
import { revertRefundHandler } from './calls/revert-refund.ts';
import { listUpgradesHandler } from './calls/list-upgrades.ts';
import { grantUpgradeHandler } from './calls/grant-upgrade.ts';
import { declineUpgradeHandler } from './calls/decline-upgrade.ts';
import { getSeatsToMoveHandler } from './calls/get-seats-to-move.ts';
import { moveOrderSeatsHandler } from './calls/move-order-seats.ts';
import { returnTarget } from './return-target.ts';
import { endReturns } from './returns/end-returns.job.ts';
import { sellReturned } from './returns/sell-returned.ts';

export interface AfterSale extends OfficeModule<'after-sale'> {
  /** Money that goes back, for whoever moves it. */
  target: PaymentTarget;
  /** SETUP-08: closes what was ordered in tests that are over. */
  closeTests(now: Date): Promise<void>;
  /** Whom a show that is moved touches, and how they are told. */
  moves: {
    count(db: Db, event: EventKey): ReturnType<typeof countHolders>;
    /** Answers the task that writes the letters, which begins then. */
    tell(tx: Tx, show: MovedShow, actor: Actor, dueAt: Date): Promise<string>;
  };
  /** WAIT-06: what is in a cart and still somebody's is given back to the shop, in the transaction that sells it. */
  sellReturned(tx: Tx, cart: { sellerId: number; cartUuid: string }, now: Date): Promise<boolean>;
  /** Better seats are paid: a letter leaves with them. */
  tellUpgraded(tx: Tx, order: OrderRow, change: ChangeRow, now: Date): Promise<void>;
}

const CARRY_OUT_SECONDS = 2;
const CLOSE_TESTS_SECONDS = 60;
const END_RETURNS_SECONDS = 60;

interface Given extends Pick<Platform, 'db' | 'log' | 'publicAddress' | 'checkpoint'> {
  orders: Pick<Orders, 'changes' | 'captureDue' | 'tickets'>;
  payments: Pick<Payments, 'planReturn'>;
  catalogue: CatalogueCache;
}

const jobsOf = (needs: AfterSaleNeeds): Job[] => [
  {
    name: 'carry out decisions',
    everySeconds: CARRY_OUT_SECONDS,
    run: (now) => carryOutDecisions(needs, now),
  },
  sweepCanceledEvents(needs),
  {
    name: 'end returns of tickets',
    everySeconds: END_RETURNS_SECONDS,
    run: (now) => endReturns(needs, now),
  },
  {
    name: 'close tests',
    everySeconds: CLOSE_TESTS_SECONDS,
    run: (now) => closeTests(needs, now),
  },
];

export function openAfterSale({ orders, payments, ...platform }: Given): AfterSale {
  const { changes, captureDue, tickets } = orders;
  const { planReturn } = payments;
  const needs: AfterSaleNeeds = { ...platform, changes, captureDue, tickets, planReturn };
  const canceling = cancelEventTask(needs);
  const postponing = postponeTask(needs);
  const clearing = clearingTask(needs);
  return {
    target: returnTarget(needs),
    closeTests: (now) => closeTests(needs, now),
    moves: {
      count: (db, event) => countHolders(db, needs, event),
      tell: (tx, show, actor, dueAt) => tellMoved(tx, postponing, show, actor, dueAt),
    },
    sellReturned: (tx, cart, now) => sellReturned(tx, needs, cart, now),
    tellUpgraded: (tx, order, change, now) => queueDecisionLetter(tx, needs, order, change, now),
    handlers: [
      listRefundsHandler(needs),
      listDecidedRefundsHandler(needs),
      getRefundHandler(needs),
      approveRefundHandler(needs),
      cancelOrderHandler(needs),
      approveRefundsHandler(needs),
      undoChangeHandler(needs),
      approveProposalHandler(needs),
      declineRefundHandler(needs),
      recordOtherWayHandler(needs),
      tryReturnAgainHandler(needs),
      revertRefundHandler(needs),
      listUpgradesHandler(needs),
      grantUpgradeHandler(needs),
      declineUpgradeHandler(needs),
      offerTicketsBackHandler(needs),
      keepTicketsHandler(needs),
      getSeatsToMoveHandler(needs),
      moveOrderSeatsHandler(needs),
      getEventCancellationHandler(needs),
      cancelEventHandler(needs, canceling),
      getEventPostponementHandler(needs),
      postponeEventHandler(needs, postponing),
      getClearingRunHandler(needs),
      startClearingRunHandler(needs, clearing),
    ],
    tasks: [canceling, postponing, clearing],
    letterSamples: afterSaleSamples(needs),
    matters: [waitingRefunds(needs), waitingUpgrades(needs)],
    jobs: jobsOf(needs),
  };
}
