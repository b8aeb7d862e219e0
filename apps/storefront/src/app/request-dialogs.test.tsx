// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deleteEventRequest,
  draftSeriesRequest,
  editEventRequest,
  updateSeriesRequest,
} from '@stagedoor/contract/calls/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { sampleAddon, sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import {
  sampleDraft,
  sampleEventRequest,
  sampleRequestLine,
  sampleSeries,
  sampleSeriesRequest,
} from '../parts/testing/sample-requests.ts';
import { sampleEvent } from '../parts/testing/samples.ts';
import { refusal } from '../parts/testing/stand-in-server.ts';
import { dialog, home, inputTo, save } from './testing/address-book.ts';
import { errorAt, fill, press } from './testing/account-screens.ts';
import { cardOf } from './testing/open-request.tsx';
import { openRequests } from './testing/request-book.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const list = '/user/history/requests';
const at = (view: string) => `${list}/10001/${view}`;
const { uuid } = sampleEventRequest();
const details = `item-details/${uuid}`;
const payment = (sort: number) => ({
  id: 70 + sort,
  uuid: `00000000-0000-4000-8000-00000000007${sort}`,
  sort,
  paymentMethodId: 1,
  paymentMethodUuid: cardOf(1).uuid,
  paymentMethod: cardOf(1),
  amountCents: 205_00,
});
const shipping = { ...home, id: 1, uuid: '00000000-0000-4000-8000-0000000000f1' };
const request = (change: Partial<SeriesRequest> = {}) =>
  sampleSeriesRequest({ payments: [payment(1)], shipping, ...change });
const balcony = sampleLevel({ id: 3, name: 'Balcony', priceCents: 40_00, sort: 2, enableOptOut: true });
const vip = sampleItem({
  id: 13,
  name: 'VIP pass',
  priceLevels: [sampleLevel({ id: 5, name: 'Early entry', limit: 2 })],
});
const event = sampleEvent({
  salesType: 2,
  series: sampleSeries(),
  items: [sampleItem({ priceLevels: [sampleLevel(), balcony] }), vip, sampleAddon()],
});
const cards = [cardOf(1), cardOf(2)];
const alertdialog = () => screen.getByRole('alertdialog');
const quantity = (item: string) => within(dialog()).getByLabelText<HTMLSelectElement>(`Quantity, ${item}`);
const take = (item: string, value: number) =>
  fireEvent.change(quantity(item), { target: { value: String(value) } });
const level = (name: string) => within(dialog()).getByRole('radio', { name });

async function close(shop: { settle: () => Promise<void> }) {
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await shop.settle();
}

describe('an address of its own', () => {
  test('[DIALOG-01] [ROUTE-10] [ROUTE-11] every dialog opens by its address and returns to the list', async () => {
    for (const view of ['summary', 'edit-shipping', 'edit-billing', details, `${details}/edit`]) {
      const shop = await openRequests(at(view), { requests: [request()], event, cards });
      await close(shop);
      expect(shop.address()).toBe(list);
      cleanup();
    }
  });

  test('[DIALOG-01] [HIST-REQ-06] opened from the list it goes back to it, and the list stays as it was', async () => {
    const shop = await openRequests(list, { requests: [request()] });
    fireEvent.click(screen.getByRole('button', { name: /^Details of/ }));
    fireEvent.click(screen.getByRole('link', { name: '10001' }));
    await shop.settle();
    expect(shop.address()).toBe(at('summary'));
    await close(shop);
    expect(shop.address()).toBe(list);
    expect(screen.getByText('Orchestra × 2')).toBeTruthy();
  });

  test('[HIST-REQ-10] [HIST-REQ-11] [SERIES-04] what is not allowed leads to what it belongs to', async () => {
    const series = sampleSeries({
      closedDate: new Date('2026-11-14T00:00:00Z'),
      allowShippingAddressChanges: false,
    });
    const leads = {
      'edit-shipping': '10001',
      'edit-billing': '10001',
      [`${details}/edit`]: `10001/${details}`,
      [`${details}/delete`]: `10001/${details}`,
    };
    for (const [view, leadsTo] of Object.entries(leads)) {
      const shop = await openRequests(at(view), { requests: [request({ series })], event });
      expect(shop.address()).toBe(`${list}/${leadsTo}`);
      cleanup();
    }
  });
});

describe('reading', () => {
  test('[DIALOG-10] [DIALOG-12] [DIALOG-13] [DIALOG-14] [DIALOG-15] the summary tells everything about a request', async () => {
    const series = sampleSeries({ estimatedShipDate: '2026-12-20' });
    await openRequests(at('summary'), { requests: [request({ series })] });
    const text = dialog().textContent;
    for (const part of [
      'Request Number 10001',
      'Pending',
      'RequestedSat, Nov 14, 2026',
      'Last changedSat, Nov 14, 2026',
      'Estimated ship dateSun, Dec 20, 2026',
      'Juniper & the Tides',
      'Orchestra × 2',
      '12 Box Elder Rd',
      'Visa ending in 1111',
      'Max Series Total$205.00',
    ])
      expect(text).toContain(part);
  });

  test('[DIALOG-12] [DIALOG-14] a missing date has no row; a plan shows its three payments', async () => {
    const payments = [1, 2, 3].map((sort) => ({ ...payment(sort), dueDay: `2027-01-0${sort}` }));
    await openRequests(at('summary'), { requests: [request({ planEnrolled: true, payments })] });
    expect(dialog().textContent).not.toContain('ship date');
    expect(dialog().textContent).toContain('3rd paymentSun, Jan 3, 2027 · Visa ending in 1111$205.00');
  });

  test('[HIST-REQ-19] [STATUS-06] item details: one event request, its lines and their words', async () => {
    const status = { constant: 'STATUS_REQUEST_DENIED_INVENTORY', customerStatus: 'Sold out' } as const;
    const eventRequests = [sampleEventRequest({ status })];
    await openRequests(at(details), { requests: [request({ status, eventRequests })] });
    expect(dialog().textContent).toContain('Juniper & the TidesSold out');
    expect(dialog().textContent).toContain('Orchestra × 2DECLINED');
    expect(within(dialog()).getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe(
      `${list}/10001/receipt/${uuid}`,
    );
    expect(within(dialog()).queryByRole('link', { name: /Request$/ })).toBeNull();
  });

  test('[HIST-REQ-16] item details of an open series lead to editing, which takes their place', async () => {
    const shop = await openRequests(at(details), { requests: [request()], event });
    fireEvent.click(within(dialog()).getByRole('link', { name: 'Edit Request' }));
    await shop.settle();
    expect(shop.address()).toBe(at(`${details}/edit`));
    await close(shop);
    expect(shop.address()).toBe(list);
  });
});

describe('Edit Request', () => {
  const open = (server?: Parameters<typeof openRequests>[1]['server']) =>
    openRequests(at(`${details}/edit`), { requests: [request()], event, cards, server });

  test('[DIALOG-07] [HIST-REQ-20] [ERR-79] level, quantity, opt-out and addons are sent; none of an item takes it out', async () => {
    const shop = await open();
    expect(quantity('Tickets').value).toBe('2');
    fireEvent.click(level('Balcony'));
    take('Tickets', 4);
    fireEvent.click(within(dialog()).getByRole('checkbox', { name: 'This level or nothing' }));
    take('Garage place', 1);
    save();
    await shop.settle();
    expect(inputTo(shop.server, editEventRequest)).toEqual({
      id: 1,
      userId: 7,
      lines: [
        { id: 1, priceLevelId: 3, quantity: 4, optOut: true },
        { priceLevelId: 2, quantity: 1, optOut: false },
      ],
    });
    expect(screen.getByText('Request has been updated')).toBeTruthy();
    expect(shop.address()).toBe(list);
  });

  test('[DIALOG-06] [VALID-20] a quantity without a level cannot be saved', async () => {
    const shop = await open();
    take('VIP pass', 1);
    const button = () => within(dialog()).getByRole('button', { name: 'Save' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(dialog().textContent).toContain('VIP pass: Price level required');
    save();
    await shop.settle();
    expect(shop.server.countOf(editEventRequest)).toBe(0);
    fireEvent.click(level('Early entry'));
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  test('[DIALOG-07] with every line at 0 it asks to use Delete Request, and leads there', async () => {
    const shop = await open();
    take('Tickets', 0);
    save();
    await shop.settle();
    expect(shop.server.countOf(editEventRequest)).toBe(0);
    const alert = within(dialog()).getByRole('alert');
    expect(alert.textContent).toContain('To remove every item, please use Delete Request.');
    fireEvent.click(within(alert).getByRole('link', { name: 'Delete Request' }));
    await shop.settle();
    expect(shop.address()).toBe(at(`${details}/delete`));
    expect(alertdialog()).toBeTruthy();
  });

  test('[HIST-REQ-14] the new worst-case total stands in the dialog before anything is saved', async () => {
    const totals = { ...request().totals, totalCents: 333_00 };
    const shop = await open((server) => server.on(draftSeriesRequest, () => [sampleDraft({ totals })]));
    expect(dialog().textContent).toContain('Max Series Total$205.00');
    take('Tickets', 4);
    await shop.settle();
    expect(dialog().textContent).toContain('Your request so far$205.00Max Series Total$333.00');
  });

  test('[DIALOG-09] [PLAN-06] an edit that makes the plan available offers Manage Payment, with the plan', async () => {
    const shop = await open((server) =>
      server.on(editEventRequest, () => ({ ...sampleEventRequest(), gainedPlan: true })),
    );
    take('Tickets', 4);
    save();
    await shop.settle();
    expect(dialog().textContent).toContain('Good news: your request now qualifies for a payment plan.');
    fireEvent.click(within(dialog()).getByRole('link', { name: 'Manage Payment' }));
    await shop.settle();
    expect(shop.address()).toBe(at('edit-billing'));
    expect(within(dialog()).getByRole<HTMLInputElement>('radio', { name: 'In three payments' }).checked).toBe(
      true,
    );
  });

  test('[SERIES-07] [ERR-76] a refusal says why and loses nothing', async () => {
    const shop = await open((server) =>
      server.on(editEventRequest, () => {
        throw refusal(409, 'SERIES_NOT_OPEN', 'Requests have closed.');
      }),
    );
    take('Tickets', 4);
    save();
    await shop.settle();
    const alert = within(dialog()).getByRole('alert');
    expect(alert.textContent).toBe('Unable to edit requestRequests have closed.');
    expect(quantity('Tickets').value).toBe('4');
  });

  test('[SERIES-02] a series that closes while the dialog is open: its message, and what was chosen stays', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
    const series = sampleSeries({ closedDate: new Date('2026-11-15T17:00:20Z') });
    const shop = await openRequests(at(`${details}/edit`), { requests: [request({ series })], event });
    take('Tickets', 4);
    act(() => void vi.advanceTimersByTime(31_000));
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toContain('Requests have closed.');
    expect(quantity('Tickets').value).toBe('4');
    save();
    await shop.settle();
    expect(shop.server.countOf(editEventRequest)).toBe(0);
  });
});

describe('Delete Request', () => {
  const second = sampleEventRequest({ id: 2, uuid: '00000000-0000-4000-8000-0000000000e2' });

  test('[DIALOG-08] [HIST-REQ-20] [ERR-79] asks first; Cancel changes nothing, the answer deletes', async () => {
    const requests = [request({ eventRequests: [sampleEventRequest(), second] })];
    const shop = await openRequests(at(`${details}/delete`), { requests });
    expect(alertdialog().textContent).toContain('Delete this request? It cannot be restored.');
    press('Cancel', alertdialog());
    await shop.settle();
    expect(shop.server.countOf(deleteEventRequest)).toBe(0);
    expect(shop.address()).toBe(list);
    fireEvent.click(screen.getAllByRole('button', { name: /^Details of/ })[0]!);
    fireEvent.click(screen.getByRole('link', { name: /^Delete Request/ }));
    await shop.settle();
    press('Delete Request', alertdialog());
    await shop.settle();
    expect(inputTo(shop.server, deleteEventRequest)).toEqual({ id: 1, userId: 7 });
    expect(screen.getByText('Request has been deleted')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1);
  });

  test('[HIST-REQ-21] with the last event the whole request goes, and that is said before', async () => {
    const shop = await openRequests(at(`${details}/delete`), { requests: [request()] });
    expect(alertdialog().textContent).toContain('It is the only event of request 10001');
    press('Delete Request', alertdialog());
    await shop.settle();
    expect(shop.address()).toBe(list);
    expect(screen.getByText('You have no current requests')).toBeTruthy();
  });

  test('[ERR-75] [SERIES-07] a refusal stands in the dialog', async () => {
    const shop = await openRequests(at(`${details}/delete`), {
      requests: [request()],
      server: (server) =>
        server.on(deleteEventRequest, () => {
          throw refusal(409, 'SERIES_NOT_OPEN', 'Requests have closed.');
        }),
    });
    press('Delete Request', alertdialog());
    await shop.settle();
    expect(within(alertdialog()).getByRole('alert').textContent).toBe(
      'Unable to handle requestRequests have closed.',
    );
  });
});

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

  test('[DIALOG-03] a refusal says why, and the address typed stays', async () => {
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
    expect(within(dialog()).getByLabelText<HTMLInputElement>('City').value).toBe('Bangor');
  });
});

describe('Manage Payments', () => {
  const planTerms = { id: 7, headline: 'Plan terms', text: '', policyType: 7, salesType: 2 };
  const three = () => within(dialog()).getByRole<HTMLInputElement>('radio', { name: 'In three payments' });
  const saveButton = () => within(dialog()).getByRole('button', { name: 'Save' });

  test('[DIALOG-04] [DIALOG-05] [HIST-REQ-20] another card for a request that is charged once', async () => {
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

test('[DIALOG-07] a line of another level keeps its id, so that it is changed and not made anew', async () => {
  const lines = [sampleRequestLine({ id: 44 })];
  const shop = await openRequests(at(`${details}/edit`), {
    requests: [request({ eventRequests: [sampleEventRequest({ lines })] })],
    event,
  });
  fireEvent.click(level('Balcony'));
  save();
  await shop.settle();
  expect(inputTo(shop.server, editEventRequest)).toMatchObject({ lines: [{ id: 44, priceLevelId: 3 }] });
});
