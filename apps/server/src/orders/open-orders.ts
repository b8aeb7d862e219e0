// Orders as the rest of the server knows them: what may be paid for later, the calls, the job, the ticket page.
import type { FastifyInstance } from 'fastify';
import type { PaymentTarget, Payments } from '../payments/index.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { Job } from '../platform/jobs.ts';
import type { Logger } from '../platform/log.ts';
import { captureDue } from './installments/capture-due.job.ts';
import { openInstallments } from './installments/open-installments.ts';
import { orderHandlers } from './order-handlers.ts';
import type { ReachInstallmentStep } from './order-steps.ts';
import { registerTicketPage } from './tickets/register-ticket-page.ts';
import type { TicketPageNeeds } from './tickets/register-ticket-page.ts';

export interface OrdersNeeds extends TicketPageNeeds {
  log: Logger;
  reach: ReachInstallmentStep;
}

export interface Orders {
  /** A scheduled payment, for whoever moves the money. */
  target: PaymentTarget;
  handlers(charge: Payments['charge']): Handler[];
  job(charge: Payments['charge']): Job;
  register(http: FastifyInstance): void;
}

const CAPTURE_SECONDS = 300;

export function openOrders(needs: OrdersNeeds): Orders {
  const installments = openInstallments(needs.reach, needs.publicAddress);
  return {
    target: installments.target,
    handlers: (charge) => orderHandlers({ ...needs, installments, charge }),
    job: (charge) => ({
      name: 'capture installments',
      everySeconds: CAPTURE_SECONDS,
      run: (now) => captureDue({ ...needs, installments, charge }, now),
    }),
    register: (http) => registerTicketPage(http, needs),
  };
}
