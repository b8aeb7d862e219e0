/**
 * AWARD-08: who hears of which change of state, by which letter. Every move of every machine has its row; that nobody is
 * told needs a reason. A test compares it with the machines, and the letters with those that the server writes.
 */
import { fanRequestMachine } from '../machines/fan-request.ts';
import { guestRequestMachine } from '../machines/guest-request.ts';
import { installmentMachine } from '../machines/installment.ts';
import { orderChangeMachine } from '../machines/order-change.ts';
import { orderMachine } from '../machines/order.ts';
import { refundMachine } from '../machines/refund.ts';
import type { Machine } from '../machines/state-machine.ts';

/** One letter; where a machine serves several kinds of a thing, the one of its kind. */
export type Telling = { customer: string; or?: readonly string[] | undefined } | { nobody: string };

const tell = (customer: string, ...or: readonly string[]) => ({ customer, or }) as const;
const nobody = (reason: string): Telling => ({ nobody: reason });

export const lettersFor = {
  request: fanRequestMachine,
  guest: guestRequestMachine,
  order: orderMachine,
  installment: installmentMachine,
  refund: refundMachine,
  change: orderChangeMachine,
} as const satisfies Record<string, Machine<string>>;

type Rule = readonly [from: RegExp, to: RegExp, telling: Telling];

/** The first that fits counts. */
const rules: Record<keyof typeof lettersFor, readonly Rule[]> = {
  request: [
    [/PENDING/, /PENDING/, tell('request-changed')],
    [/PENDING/, /DELETED/, tell('request-deleted')],
    [/PENDING/, /PROCESSING/, tell('draw-frozen')],
    [/PENDING/, /./, nobody('Without a draw the desk awards by hand, and writes by hand')],
    [/PROCESSING/, /CONFIRMED/, tell('award-confirmed')],
    [/PROCESSING/, /DENIED/, tell('award-denied')],
    [/./, /CONFIRMED/, tell('award-reached')],
    [/CONFIRMED/, /DENIED/, tell('award-canceled')],
  ],
  guest: [
    [/pending/, /approved/, tell('guest-request-approved')],
    [/pending/, /declined/, tell('guest-request-declined')],
    [/approved/, /fulfilled/, nobody('A guest has the tickets in hand by then')],
  ],
  order: [
    [/./, /PAYMENT_FAILED/, tell('installment-failed')],
    [/FAILED/, /DUE/, tell('installment-due-again')],
    [/DUE|FAILED/, /CANCELED/, tell('award-canceled')],
    [/./, /CANCELED/, tell('cancellation-decided', 'event-canceled')],
    [/DUE|PART|FAILED/, /PAID/, tell('installment-paid')],
    [/PAID/, /READY/, nobody('The order’s page shows the seats; nothing is to be done')],
    [/READY/, /DELIVERED/, nobody('Shipping and mobile tickets write letters of their own')],
  ],
  installment: [
    [/./, /paid/, tell('installment-paid')],
    [/./, /failed/, tell('installment-failed')],
    [/failed/, /unpaid/, tell('installment-due-again')],
    [/./, /void/, nobody('The letter about the canceled order or ticket tells it')],
  ],
  refund: [
    [/none/, /requested/, tell('refund-received')],
    // Whoever takes the own wish back sees that on the page.
    [/requested/, /none/, tell('refund-declined')],
    [/./, /refunded/, tell('refund-decided', 'cancellation-decided', 'event-canceled')],
  ],
  change: [
    [/due/, /failed/, tell('installment-failed', 'upgrade-not-paid')],
    [/due|failed/, /settled/, tell('installment-paid', 'upgrade-decided')],
    [/due|failed/, /canceled/, tell('award-change-canceled', 'upgrade-not-paid')],
    [/proposed/, /declined/, tell('refund-declined', 'upgrade-declined')],
    [/failed/, /due/, tell('installment-due-again')],
    [/./, /approved|due/, nobody('Nothing has happened yet')],
    [/proposed|approved/, /canceled/, nobody('Nothing was promised: whoever proposed it has taken it back')],
    [
      /approved/,
      /effective|settled/,
      tell(
        'refund-decided',
        'ticket-bought-back',
        'cancellation-decided',
        'upgrade-decided',
        'event-canceled',
        'seats-moved',
      ),
    ],
    [/effective/, /settled/, nobody('The letter about the decision has said when the money arrives')],
    [/effective/, /reverted/, tell('refund-reverted')],
  ],
};

/** What is told besides moves: the state stays, and the customer must know. */
export const lettersBesides = {
  'a ticket is offered back': tell('ticket-offered-back'),
  'nobody has bought it in time': tell('ticket-return-ended'),
  'an award becomes an order': tell('award-confirmed'),
  'a walk reaches somebody': tell('award-reached'),
  'grace is extended': tell('grace-extended'),
  'an installment is near': tell('installment-reminder'),
  'a card on a plan will expire': tell('installment-card'),
  'a ticket goes to a friend': tell('ticket-sent'),
  'a ticket is taken from a friend': tell('ticket-taken-back'),
  'tickets go to a phone': tell('tickets-ready'),
  'money arrives for an order that is canceled': tell('installment-returned'),
  'a guest’s card is refused': tell('guest-request-card-refused'),
  'a guest’s payment is confirmed too late': tell('guest-request-returned'),
  'better seats are asked for': tell('upgrade-received'),
  'an event is moved to another date': tell('event-postponed'),
  'an invoice is issued': tell('invoice-issued'),
  'a credit note is issued': tell('credit-note-issued'),
} as const satisfies Record<string, Telling>;

/** What such a letter is called. */
export const kindBesides = (what: keyof typeof lettersBesides): string => lettersBesides[what].customer;

/** What the letter about a move is called; a mistake where nobody is told. */
export function kindAbout(machine: keyof typeof lettersFor, from: string, to: string): string {
  const telling = letterAbout(machine, from, to);
  if (!telling || 'nobody' in telling) throw new Error(`Nobody is told of ${machine}: ${from} to ${to}`);
  return telling.customer;
}

export const letterAbout = (
  machine: keyof typeof lettersFor,
  from: string,
  to: string,
): Telling | undefined => rules[machine].find(([before, after]) => before.test(from) && after.test(to))?.[2];
