import type { PaymentTarget, Payments } from '../payments/index.ts';
import type { OfficeModule } from '../office/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Platform } from '../platform/module.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import { orderChanges } from './changes/order-changes.ts';
import type { OrderChanges } from './changes/order-changes.ts';
import { lapseUnpaid } from './counter/lapse-unpaid.job.ts';
import { paces } from './charging/pace.ts';
import { captureDue } from './installments/capture-due.job.ts';
import { putDueAgain } from './installments/due-again.job.ts';
import { openInstallments } from './installments/open-installments.ts';
import type { PayNowOutcome } from './installments/open-installments.ts';
import { payByHand } from './installments/pay-by-hand.ts';
import type { Asked } from './installments/pay-by-hand.ts';
import { remindInstallments } from './installments/remind.job.ts';
import type { TellUpgraded } from './installments/order-payment.ts';
import { orderExport } from './office/export-orders.ts';
import type { OrderStoryNeeds } from './office/office-order-needs.ts';
import { closeDays } from './office/ledger/close-days.job.ts';
import { ledgerExport } from './office/ledger/export-ledger.ts';
import { issueInvoices } from './invoices/issue-invoices.job.ts';
import { registerInvoices } from './invoices/register-invoices.ts';
import { orderSamples } from './mails/order-samples.ts';
import { orderHandlers } from './order-handlers.ts';
import { orderGauges } from './order-gauges.ts';
import { disputedPayments } from './office/disputes/dispute-matter.ts';
import { failedPayments, graceEnding } from './office/order-matters.ts';
import { personalOrders } from './office/personal-orders.ts';
import type { OrdersConfig } from './orders-config.ts';
import { registerTicketPage } from './tickets/register-ticket-page.ts';
import { TicketKeys } from './tickets/ticket-keys.ts';
import { ticketing } from './tickets/ticketing.ts';
import type { Ticketing } from './tickets/ticketing.ts';

interface OrdersNeeds
  extends
    Pick<Platform, 'db' | 'readDb' | 'clock' | 'log' | 'publicAddress' | 'checkpoint'>,
    OrdersConfig,
    OrderStoryNeeds {
  directory: OutletDirectory;
  payments: Pick<Payments, 'charge' | 'awaySince'>;
  tellUpgraded: TellUpgraded;
}

export interface Orders extends OfficeModule<'orders'> {
  /** A scheduled payment, for whoever moves the money. */
  target: PaymentTarget;
  /** For whoever decides what becomes of orders. */
  changes: OrderChanges;
  /** For whoever brings tickets to people. */
  tickets: Ticketing;
  /** Charges a payment with the card that it has, once however often it is pressed. */
  payNow(actor: Actor, asked: Asked): Promise<PayNowOutcome>;
  /** Charges what is due, for whoever cannot wait for the job. */
  captureDue(now: Date): Promise<void>;
}

const CAPTURE_SECONDS = 300;
/** Somebody watches a charging run. */
const RUN_SECONDS = 3;
/** Somebody who has just paid looks for it. */
const INVOICE_SECONDS = 10;
const REMIND_SECONDS = 3600;
/** Somebody else waits for these seats. */
const LAPSE_SECONDS = 15;
/** At the start after an upgrade, and while an older node may still run beside this one. */
const MENDS = { everySeconds: 3600, firstAfterSeconds: 5 };
const CLOSES = { everySeconds: 3600, firstAfterSeconds: 30 };

export function openOrders(given: OrdersNeeds): Orders {
  const installments = openInstallments(given.checkpoint, given.publicAddress, given.tellUpgraded);
  const keys = new TicketKeys(given.db, given.ticketSecret);
  const { charge, awaySince } = given.payments;
  const needs = { ...given, charge, awaySince, installments, keys, paceOf: paces(given.chargesAtOnce) };
  const { db } = needs;
  return {
    target: installments.target,
    changes: orderChanges,
    tickets: ticketing(needs.ticketSecret, keys),
    payNow: (actor, asked) => payByHand(needs, actor, asked),
    captureDue: (now) => captureDue(needs, 'all', now),
    handlers: orderHandlers(needs),
    tasks: [orderExport, ledgerExport],
    matters: [failedPayments, graceEnding, disputedPayments],
    gauges: orderGauges,
    personalData: [personalOrders],
    letterSamples: orderSamples(needs),
    jobs: [
      {
        name: 'capture installments',
        everySeconds: CAPTURE_SECONDS,
        run: (now, stopping) => captureDue(needs, 'all', now, stopping),
      },
      {
        name: 'remind of installments',
        everySeconds: REMIND_SECONDS,
        run: (now) => remindInstallments(needs, now),
      },
      { name: 'put right what was never sent', ...MENDS, run: (now) => putDueAgain(needs, now) },
      {
        name: 'issue invoices',
        everySeconds: INVOICE_SECONDS,
        run: (now, stopping) => issueInvoices(needs, now, stopping),
      },
      { name: 'close days of the ledger', ...CLOSES, run: (now) => closeDays(db, now) },
      {
        name: 'lapse unpaid orders',
        everySeconds: LAPSE_SECONDS,
        run: (now) => lapseUnpaid(needs, now),
      },
      {
        name: 'charge awards',
        everySeconds: RUN_SECONDS,
        run: (now, stopping) => captureDue(needs, 'awards', now, stopping),
      },
    ],
    register: (http) => {
      registerTicketPage(http, needs);
      registerInvoices(http, needs);
    },
  };
}
