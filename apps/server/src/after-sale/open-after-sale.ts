import type { CatalogueCache } from '../catalogue/index.ts';
import type { ChangeRow, OrderRow, Orders } from '../orders/index.ts';
import type { Payments, PaymentTarget } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { Module, Platform } from '../platform/module.ts';
import type { AfterSaleNeeds } from './after-sale-needs.ts';
import { carryOutDecisions } from './carry-out.ts';
import { cancelEventHandlers } from './events/cancel-calls.ts';
import { cancelEventTask, sweepCanceledEvents } from './events/cancel-task.ts';
import { clearingHandlers } from './events/clearing-calls.ts';
import { clearingTask } from './events/clearing-task.ts';
import { postponeHandlers } from './events/postpone-calls.ts';
import { postponeTask } from './events/postpone-task.ts';
import { afterSaleSamples } from './letters/after-sale-samples.ts';
import { queueDecisionLetter } from './letters/decision-letter.ts';
import { approveHandlers } from './refunds/approve-calls.ts';
import { refundListHandlers } from './refunds/list-calls.ts';
import { waitingRefunds } from './refunds/refund-matters.ts';
import { waitingUpgrades } from './upgrades/upgrade-matters.ts';
import { settleHandlers } from './refunds/settle-calls.ts';
import { upgradeHandlers } from './upgrades/upgrade-calls.ts';
import { returnTarget } from './return-target.ts';

export interface AfterSale extends Module {
  /** Money that goes back, for whoever moves it. */
  target: PaymentTarget;
  /** Better seats are paid: a letter leaves with them. */
  tellUpgraded(tx: Tx, order: OrderRow, change: ChangeRow, now: Date): Promise<void>;
}

const CARRY_OUT_SECONDS = 2;

interface Given extends Pick<Platform, 'db' | 'log' | 'publicAddress' | 'checkpoint'> {
  orders: Pick<Orders, 'changes' | 'captureDue'>;
  payments: Pick<Payments, 'planReturn'>;
  catalogue: CatalogueCache;
}

export function openAfterSale({ orders, payments, ...platform }: Given): AfterSale {
  const { changes, captureDue } = orders;
  const { planReturn } = payments;
  const needs: AfterSaleNeeds = { ...platform, changes, captureDue, planReturn };
  const canceling = cancelEventTask(needs);
  const postponing = postponeTask(needs);
  const clearing = clearingTask(needs);
  return {
    target: returnTarget(needs),
    tellUpgraded: (tx, order, change, now) => queueDecisionLetter(tx, needs, order, change, now),
    handlers: [
      ...refundListHandlers(needs),
      ...approveHandlers(needs),
      ...settleHandlers(needs),
      ...upgradeHandlers(needs),
      ...cancelEventHandlers(needs, canceling),
      ...postponeHandlers(needs, postponing),
      ...clearingHandlers(needs, clearing),
    ],
    tasks: [canceling, postponing, clearing],
    letterSamples: afterSaleSamples(needs),
    matters: [waitingRefunds(needs), waitingUpgrades(needs)],
    jobs: [
      {
        name: 'carry out decisions',
        everySeconds: CARRY_OUT_SECONDS,
        run: (now) => carryOutDecisions(needs, now),
      },
      sweepCanceledEvents(needs),
    ],
  };
}
