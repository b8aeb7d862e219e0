// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { captureScheduledPayment } from '@stagedoor/contract/calls/shop/order-history';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { planOf, sampleOrder } from '../parts/testing/sample-orders.ts';
import { dialog } from './testing/address-book.ts';
import { press } from './testing/account-screens.ts';
import { card } from './testing/card-book.ts';
import { openOrders } from './testing/order-book.ts';

afterEach(cleanup);

const declinedText =
  'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.';
const gatewaysWords = 'ErrorCode 2 - This transaction has been declined.';

async function payNow(code: string, message: string) {
  const shop = await openOrders('/user/history/orders/Z0000000005/edit-billing', {
    orders: [
      sampleOrder({ planEnrolled: true, scheduledPayments: planOf(card(1111)), allowPaymentChange: true }),
    ],
    cards: [card(1111), card(2222)],
    server: (server) =>
      server.on(captureScheduledPayment, () => {
        throw refusal(409, code, message);
      }),
  });
  press('Pay Now', dialog());
  press('Pay Now', dialog());
  await shop.settle();
  return within(dialog()).getByRole('alert').textContent;
}

test.each([
  ['CARD_DECLINED', 'Do not honor'],
  ['ODD', gatewaysWords],
])(
  '[ERR-67] [ERR-68] [INSTAL-12] a decline that comes as %s, %s, is told in our words',
  async (code, words) => {
    const told = await payNow(code, words);
    expect(told).toContain(declinedText);
    expect(told).not.toContain(words);
  },
);

test('[ERR-67] a refusal of another kind keeps its words', async () => {
  expect(await payNow('CARD_EXPIRED', 'This card has expired.')).toContain('This card has expired.');
  expect(screen.queryByText(declinedText, { selector: '[role=alert] *' })).toBeNull();
});

test('[ERR-69] what failed for another reason needs attention, said once and without the gateway’s words', async () => {
  const scheduledPayments = planOf(card(1111)).map((payment) =>
    payment.failed ? { ...payment, failedMessage: 'E00027: odd' } : payment,
  );
  await openOrders('/user/history/orders', {
    orders: [sampleOrder({ planEnrolled: true, scheduledPayments })],
  });
  const notice = screen.getByText(/^Attention needed: 2nd payment/).closest('td');
  expect(notice!.textContent).toBe('Attention needed: 2nd payment, $165.00Pay Now');
});

test('[INSTAL-10] an answer that was lost: what became of the payment is looked up before anything is said', async () => {
  const shop = await openOrders('/user/history/orders/Z0000000005/edit-billing', {
    orders: [
      sampleOrder({ planEnrolled: true, scheduledPayments: planOf(card(1111)), allowPaymentChange: true }),
    ],
    cards: [card(1111), card(2222)],
  });
  shop.server.on(captureScheduledPayment, ({ order }) => {
    shop.book.changePayment(order, ({ sort, captured }) => ({ captured: captured || sort === 2 }));
    throw new TypeError('The line is dead');
  });
  press('Pay Now', dialog());
  press('Pay Now', dialog());
  await shop.settle();
  expect(dialog().textContent).toContain('Success! Thank you for your payment');
  expect(screen.queryByText(/does not answer/)).toBeNull();
});
