import { shopCall } from '../../shop-call.ts';
import { paymentLink } from '../../entities/payment-link.ts';
import { entity, line, money, uuid } from '../../wire.ts';

/** As it stands in the address of the page. */
const payLink = ['PayLinkID', line(60)] as const;

export const getPaymentLink = shopCall({
  name: 'getPaymentLink',
  module: 'counter',
  path: 'counter/paymentlink',
  access: 'visitor',
  summary: 'What was bought at the counter and is to be paid behind this link, and until when.',
  input: entity('PaymentLinkQuery', { payLink }),
  output: paymentLink,
  refusals: ['NOT_FOUND'],
});

export const payPaymentLink = shopCall({
  name: 'payPaymentLink',
  module: 'counter',
  path: 'counter/paypaymentlink',
  access: 'visitor',
  summary: 'Pay it with a card that was saved behind the same link. Answers with what became of it.',
  input: entity('PaymentLinkPay', {
    payLink,
    paymentMethodUuid: ['paymentMethodUUID', uuid],
    /** What the page showed: nothing else is charged. */
    totalCents: ['total', money],
  }),
  output: paymentLink,
  refusals: [
    'NOT_FOUND',
    'TOTAL_CHANGED',
    'PAY_NOW_NOT_OFFERED',
    'CARD_DECLINED',
    'CARD_EXPIRED',
    'PAYMENT_FAILED',
    'PAYMENT_NOT_SENT',
  ],
});
