// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { updateSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import { sampleSeries } from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { dialog, inputTo, save } from './testing/address-book.ts';
import { errorAt, fill, toasts } from './testing/account-screens.ts';
import { outlet } from './testing/open-checkout.tsx';
import { cardOf } from './testing/open-request.tsx';
import { openRequests } from './testing/request-book.ts';
import { list, at, payment, request, cards } from './testing/request-dialog.ts';

afterEach(cleanup);

describe('Edit Shipping Address', () => {
  test('[DIALOG-03] [HIST-REQ-20] is judged, saved and told; the cards stay as they are', async () => {
    const shop = await openRequests(at('edit-shipping'), { requests: [request()] });
    fill({ City: '' });
    save();
    await shop.settle();
    expect(errorAt('City')).toBe('City Required');
    fill({ City: 'Bangor' });
    save();
    await shop.settle();
    const sent = inputTo(shop.server, updateSeriesRequest);
    expect(sent).toMatchObject({ id: 1, userId: 7, shipping: { city: 'Bangor' } });
    expect(sent).not.toHaveProperty('payments');
    expect(screen.getByText('Shipping address has been updated')).toBeTruthy();
    expect(shop.address()).toBe(list);
  });

  test('[DIALOG-03] [FAN-13] where the series does not decide it, the way of delivery is chosen for the new country', async () => {
    const series = sampleSeries({ domesticDeliveryMethodId: undefined });
    const shop = await openRequests(at('edit-shipping'), { requests: [request({ series })] });
    save();
    await shop.settle();
    expect(dialog().textContent).toContain('Delivery Method Required');
    expect(shop.server.countOf(updateSeriesRequest)).toBe(0);
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Tracked mail' }));
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateSeriesRequest)).toMatchObject({
      shipping: { deliveryMethodUuid: outlet.deliveryMethods?.[1]?.uuid },
    });
  });

  test('[VALID-17] [DIALOG-03] another country empties the way of delivery that was chosen', async () => {
    const series = sampleSeries({
      domesticDeliveryMethodId: undefined,
      internationalDeliveryMethodId: undefined,
    });
    await openRequests(at('edit-shipping'), { requests: [request({ series })] });
    const willCall = () => within(dialog()).getByRole<HTMLInputElement>('radio', { name: 'Will Call' });
    fireEvent.click(willCall());
    expect(willCall().checked).toBe(true);
    fireEvent.change(within(dialog()).getByLabelText('Country'), { target: { value: '2' } });
    expect(willCall().checked).toBe(false);
  });

  test('[DIALOG-03] [ERR-72] a refusal says why, and the address typed stays', async () => {
    const shop = await openRequests(at('edit-shipping'), {
      requests: [request()],
      server: (server) =>
        server.on(updateSeriesRequest, () => {
          throw refusal(409, 'REQUEST_NOT_PENDING', 'This request is being decided.');
        }),
    });
    fill({ City: 'Bangor' });
    save();
    await shop.settle();
    expect(dialog().textContent).toContain('Unable to update shipping address');
    expect(toasts()).toEqual(['Unable to update shipping addressThis request is being decided.']);
    expect(within(dialog()).getByLabelText<HTMLInputElement>('City').value).toBe('Bangor');
  });
});

describe('Manage Payments', () => {
  const planTerms = { id: 7, headline: 'Plan terms', text: '', policyType: 7, salesType: 2 };
  const three = () => within(dialog()).getByRole<HTMLInputElement>('radio', { name: 'In three payments' });
  const saveButton = () => within(dialog()).getByRole('button', { name: 'Save' });

  test('[ERR-71] [DIALOG-04] [DIALOG-05] [HIST-REQ-20] another card for a request that is charged once', async () => {
    const shop = await openRequests(at('edit-billing'), { requests: [request()], cards });
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Visa ending in 2222' }));
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateSeriesRequest)).toEqual({
      id: 1,
      userId: 7,
      planEnrolled: false,
      payments: [{ id: 71, paymentMethodUuid: cardOf(2).uuid, sort: 1 }],
    });
    expect(screen.getByText('Payment information has been updated')).toBeTruthy();
    expect(shop.address()).toBe(list);
  });

  test('[PLAN-01] [PLAN-03] [PLAN-05] [PLAN-07] [PLAN-09] enrolling: three cards that begin with the primary one, and the terms', async () => {
    const shop = await openRequests(list, { requests: [request()], cards, policies: [planTerms] });
    fireEvent.click(screen.getByRole('link', { name: /^Enroll in Payment Plan/ }));
    await shop.settle();
    expect(three().checked).toBe(true);
    // 205.00: 69.70 and the fee of 15.00, then twice 67.65.
    for (const amount of ['$84.70', '$67.65', 'Due Sun, Dec 13, 2026']) {
      expect(dialog().textContent).toContain(amount);
    }
    expect(dialog().textContent).toContain('You must accept the terms and policies');
    // A press on what complains leads to what is missing.
    fireEvent.click(saveButton());
    expect(document.activeElement).toBe(within(dialog()).getByRole('checkbox'));
    fireEvent.change(within(dialog()).getByLabelText('Card for the 2nd payment'), {
      target: { value: cardOf(2).uuid },
    });
    fireEvent.click(within(dialog()).getByRole('checkbox'));
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateSeriesRequest)).toEqual({
      id: 1,
      userId: 7,
      planEnrolled: true,
      payments: [
        { id: 71, paymentMethodUuid: cardOf(1).uuid, sort: 1 },
        { paymentMethodUuid: cardOf(2).uuid, sort: 2 },
        { paymentMethodUuid: cardOf(1).uuid, sort: 3 },
      ],
    });
    expect(screen.queryByRole('link', { name: /^Enroll/ })).toBeNull();
  });

  test('[PLAN-04] [DIALOG-05] without a card for each payment nothing can be saved', async () => {
    await openRequests(`${at('edit-billing')}#plan`, { requests: [request({ payments: [] })] });
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(dialog().textContent).toContain('Choose a card for each payment first');
  });

  test('[DIALOG-05] [PAY-08] [ERR-64] without a card there is nothing to save', async () => {
    const shop = await openRequests(at('edit-billing'), { requests: [request({ payments: [] })] });
    save();
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toBe('Error: Incomplete payment method details');
    expect(screen.getAllByText('Error: Incomplete payment method details')).toHaveLength(2);
    expect(shop.server.countOf(updateSeriesRequest)).toBe(0);
  });

  test('[PLAN-10] while the series is open the customer may leave the plan', async () => {
    const payments = [1, 2, 3].map(payment);
    const shop = await openRequests(at('edit-billing'), {
      requests: [request({ planEnrolled: true, payments })],
      cards,
      policies: [planTerms],
    });
    expect(three().checked).toBe(true);
    expect(within(dialog()).queryByRole('checkbox')).toBeNull();
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'In one payment' }));
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateSeriesRequest)).toMatchObject({
      planEnrolled: false,
      payments: [{ id: 71, sort: 1 }],
    });
  });

  test('[DIALOG-04] [SERIES-07] a refusal says why and keeps the choice', async () => {
    const shop = await openRequests(at('edit-billing'), {
      requests: [request()],
      cards,
      server: (server) =>
        server.on(updateSeriesRequest, () => {
          throw refusal(409, 'CARD_EXPIRED', 'This card has expired.');
        }),
    });
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Visa ending in 2222' }));
    save();
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toBe(
      'Unable to update payment informationThis card has expired.',
    );
    expect(toasts()).toEqual(['Unable to update payment informationThis card has expired.']);
    expect(
      within(dialog()).getByRole<HTMLInputElement>('radio', { name: 'Visa ending in 2222' }).checked,
    ).toBe(true);
  });

  test('[PLAN-02] no plan is offered where the request does not qualify', async () => {
    const series = sampleSeries({ offersPaymentPlan: false });
    await openRequests(at('edit-billing'), { requests: [request({ series })], cards });
    expect(within(dialog()).queryByText('In three payments')).toBeNull();
  });
});
