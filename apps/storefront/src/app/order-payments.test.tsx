// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '@stagedoor/contract/calls/shop/order';
import {
  captureScheduledPayment,
  updateScheduledPayments,
} from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { planOf, sampleOrder, samplePayment } from '../parts/testing/sample-orders.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { dialog, inputTo, save } from './testing/address-book.ts';
import { press, toasts } from './testing/account-screens.ts';
import { card } from './testing/card-book.ts';
import { openOrders } from './testing/order-book.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [old, other] = [card(1111), card(2222)];
const expired = card(3333, { expiration: '2026-10' });
const declinedText =
  'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.';

const planOrder = (order: Partial<Order> = {}): Order =>
  sampleOrder({
    planEnrolled: true,
    scheduledPayments: planOf(old),
    allowPaymentChange: true,
    status: { state: 'STATUS_ORDER_PAYMENT_FAILED', customerStatus: 'Payment failed' },
    ...order,
  });

const open = (order: Order, server?: (server: StandInServer) => void, cards = [old, other, expired]) =>
  openOrders('/user/history/orders/Z0000000005/edit-billing', { orders: [order], cards, server });

const payments = () => within(dialog()).getAllByRole('listitem');
const select = (which: string) => screen.getByLabelText<HTMLSelectElement>(`Card for the ${which} payment`);
const choose = (which: string, { uuid }: { uuid: string }) =>
  fireEvent.change(select(which), { target: { value: uuid } });

async function payNow(shop: { settle: () => Promise<void> }) {
  press('Pay Now', dialog());
  press('Pay Now', dialog());
  await shop.settle();
}

const decline = (server: StandInServer) =>
  server.on(captureScheduledPayment, () => {
    throw refusal(409, 'CARD_DECLINED', 'ErrorCode 2 - This transaction has been declined.');
  });

describe('on a plan', () => {
  test('[INSTAL-08] [INSTAL-12] [INSTAL-16] paid ones are locked, the declined one says so, the others choose a card', async () => {
    await open(planOrder());
    const [first, second, third] = payments();
    expect(first!.textContent).toBe('1st payment$185.00Due Tue, Sep 1, 2026PaidVisa ending in 1111');
    expect(within(first!).queryByRole('combobox')).toBeNull();
    expect(second!.textContent).toContain('2nd payment$165.00Due Sun, Nov 1, 2026Attention needed');
    expect(second!.textContent).toContain(declinedText);
    expect(second!.textContent).not.toContain('ErrorCode');
    expect(within(third!).queryByRole('button', { name: 'Pay Now' })).toBeNull();
    expect(select('3rd').value).toBe(old.uuid);
    const late = [...select('3rd').options].find(({ text }) => text.includes('3333'))!;
    expect(late.text).toContain('Expired');
    expect(late.disabled).toBe(true);
  });

  test('[DIALOG-04] [HIST-REQ-20] only what was changed is saved', async () => {
    const shop = await open(planOrder());
    choose('3rd', other);
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateScheduledPayments)).toEqual({
      order: 5,
      payments: [{ sort: 3, paymentMethodUuid: other.uuid }],
    });
    expect(screen.getByText('Payment information has been updated')).toBeTruthy();
    expect(shop.address()).toBe('/user/history/orders');
  });

  test('[DIALOG-05] [PLAN-04] fewer than three cards cannot be saved', async () => {
    const shop = await open(planOrder(), undefined, [other]);
    choose('2nd', other);
    const button = within(dialog()).getByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(dialog().textContent).toContain('Choose a card for each payment first');
    choose('3rd', other);
    expect(within(dialog()).getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull();
    save();
    await shop.settle();
    expect(shop.server.countOf(updateScheduledPayments)).toBe(1);
  });

  test('[ERR-65] [PAY-08] [INSTAL-14] a refusal stands in the dialog, and the choice stays', async () => {
    const unknown = 'Cant find scheduled payment that matches sort value';
    const shop = await open(planOrder(), (server) =>
      server.on(updateScheduledPayments, () => {
        throw refusal(404, 'SCHEDULED_PAYMENT_UNKNOWN', unknown);
      }),
    );
    choose('3rd', other);
    save();
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toBe(
      `Unable to update payment information${unknown}`,
    );
    expect(toasts()).toEqual([`Unable to update payment information${unknown}`]);
    expect(select('3rd').value).toBe(other.uuid);
  });
});

describe('Pay Now', () => {
  test('[INSTAL-09] [INSTAL-10] [ERR-70] pays after a question, and the order refreshes', async () => {
    const shop = await open(planOrder());
    press('Pay Now', dialog());
    // One dialog: nothing opens over it. The card that was declined is not the one that is offered.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog().textContent).toContain('Pay $165.00 now with the card ending in 2222?');
    const radios = within(dialog()).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(radios[1]!.closest('label')!.textContent).toMatch(/^Visa ending in 1111.*Declined$/);
    press('Cancel', dialog());
    await shop.settle();
    expect(shop.server.countOf(captureScheduledPayment)).toBe(0);

    await payNow(shop);
    expect(inputTo(shop.server, captureScheduledPayment)).toEqual({ order: 5, paymentId: 52 });
    expect(payments()[1]!.textContent).toContain('2026Paid');
    expect(payments()[1]!.textContent).toContain('Success! Thank you for your payment');
  });

  test('[INSTAL-11] [INSTAL-12] [ERR-67] [ERR-68] a declined one says so and offers another card, which then pays', async () => {
    const shop = await open(planOrder(), decline);
    await payNow(shop);
    expect(within(dialog()).getByRole('alert').textContent).toContain(declinedText);
    expect(shop.server.countOf(getOrder)).toBeGreaterThan(1);

    const offered = within(dialog()).getByRole('group', { name: 'Select or add new payment method' });
    // Both cards that were tried stay marked, and neither is chosen.
    expect(within(offered).getAllByText('Declined')).toHaveLength(2);
    const chosen = within(offered).getAllByRole<HTMLInputElement>('radio');
    expect(chosen.map(({ checked }) => checked)).toEqual([false, false, false]);
    fireEvent.click(within(offered).getByRole('radio', { name: /1111/ }));
    shop.server.on(captureScheduledPayment, ({ order }) =>
      shop.book.changePayment(order, ({ sort, captured }) => ({ captured: captured || sort === 2 })),
    );
    expect(dialog().textContent).toContain('ending in 1111?');
    press('Pay Now', dialog());
    await shop.settle();
    expect(inputTo(shop.server, updateScheduledPayments)).toEqual({
      order: 5,
      payments: [{ sort: 2, paymentMethodUuid: old.uuid }],
    });
    expect(payments()[1]!.textContent).toContain('Success! Thank you for your payment');
  });

  test('[INSTAL-11] why the last try failed stands over the cards, before anything is pressed', async () => {
    await open(planOrder());
    press('Pay Now', dialog());
    expect(dialog().textContent).toContain(declinedText);
    expect(within(dialog()).getByRole('group', { name: 'Select or add new payment method' })).toBeTruthy();
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  test('[INSTAL-13] a failure of unknown kind is `Attention needed`', async () => {
    const [, second] = planOf(old);
    await open(
      planOrder({
        scheduledPayments: [{ ...second!, failedMessage: 'E00027: odd' }, ...planOf(old).slice(2)],
      }),
    );
    expect(dialog().textContent).toContain('Attention needed');
    expect(dialog().textContent).not.toContain('E00027');
  });

  test('[INSTAL-09] a payment that is being confirmed cannot be paid again, and is looked after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shop = await open(planOrder(), (server) =>
      server.on(captureScheduledPayment, () => ({
        order: planOrder({
          scheduledPayments: planOf(old).map((payment) =>
            payment.sort === 2 ? { ...payment, charging: true, payNowIsAvailable: false } : payment,
          ),
        }),
        payment: planOf(old)[1]!,
      })),
    );
    await payNow(shop);
    const second = payments()[1]!;
    expect(second.textContent).toContain('Being confirmed');
    expect(within(second).queryByRole('button')).toBeNull();
    expect(within(second).queryByRole('combobox')).toBeNull();

    shop.book.changePayment(5, ({ sort, captured }) => ({ captured: captured || sort === 2 }));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await shop.settle();
    expect(payments()[1]!.textContent).toContain('2026Paid');
  });
});

describe('a single payment', () => {
  const single = samplePayment({
    captured: false,
    failed: true,
    paymentMethod: old,
    payNowIsAvailable: true,
    amountCents: 209_50,
  });

  test('[INSTAL-15] [DIALOG-05] chooses one card, and can be paid now', async () => {
    const shop = await open(sampleOrder({ scheduledPayments: [single], allowPaymentChange: true }));
    expect(payments()).toHaveLength(1);
    expect(within(dialog()).getByRole<HTMLInputElement>('radio', { name: /1111/ }).checked).toBe(true);
    fireEvent.click(within(dialog()).getByRole('radio', { name: /2222/ }));
    await payNow(shop);
    expect(inputTo(shop.server, updateScheduledPayments)).toMatchObject({
      payments: [{ sort: 1, paymentMethodUuid: other.uuid }],
    });
    expect(within(dialog()).getByRole('status').textContent).toBe('Success! Thank you for your payment');
  });

  test('[DIALOG-05] [PAY-08] [ERR-64] without a card there is nothing to save', async () => {
    const order = sampleOrder({ scheduledPayments: [single], allowPaymentChange: true });
    const shop = await open(order, undefined, [other]);
    save();
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toBe('Error: Incomplete payment method details');
    expect(screen.getAllByText('Error: Incomplete payment method details')).toHaveLength(2);
    expect(shop.server.countOf(updateScheduledPayments)).toBe(0);
  });

  test('[INSTAL-08] the list shows what needs attention, with the way to mend it', async () => {
    const shop = await openOrders('/user/history/orders', { orders: [planOrder()], cards: [old] });
    expect(screen.getByText(declinedText)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^Pay Now/ }));
    await shop.settle();
    expect(shop.address()).toBe('/user/history/orders/Z0000000005/edit-billing');
    // Straight to what is to be paid; with no other card, the form of the provider is open.
    expect(dialog().textContent).toContain('2nd paymentDue Sun, Nov 1, 2026 · Order Z0000000005');
  });
});
