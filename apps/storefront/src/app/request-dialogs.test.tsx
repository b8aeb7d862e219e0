// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleEventRequest, sampleSeries } from '../parts/testing/sample-requests.ts';
import { dialog } from './testing/address-book.ts';
import { openRequests } from './testing/request-book.ts';
import { list, at, uuid, details, request, event, cards, close, payment } from './testing/request-dialog.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an address of its own', () => {
  test('[DIALOG-01] [ROUTE-10] [ROUTE-11] every dialog opens by its address and returns to the list', async () => {
    const names = [
      ['summary', 'Summary Details'],
      ['edit-shipping', 'Edit Shipping Address'],
      ['edit-billing', 'Manage Payments'],
      [details, 'Item Details'],
      [`${details}/edit`, 'Edit Request'],
    ] as const;
    for (const [view, name] of names) {
      const shop = await openRequests(at(view), { requests: [request()], event, cards });
      expect(screen.getByRole('dialog', { name })).toBeTruthy();
      await close(shop);
      expect(shop.address()).toBe(list);
      cleanup();
    }
  });

  test('[ERR-88] an event that the outlet has no more cannot be edited, and it says so', async () => {
    await openRequests(at(`${details}/edit`), { requests: [request()], cards });
    expect(within(dialog()).getByText('No event information available')).toBeTruthy();
    expect(within(dialog()).queryByRole('button', { name: 'Save' })).toBeNull();
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

  test('[HIST-REQ-10] [HIST-REQ-11] [SERIES-04] what is not allowed leads to what it belongs to, with a word', async () => {
    const series = sampleSeries({
      closedDate: new Date('2026-11-14T00:00:00Z'),
      allowShippingAddressChanges: false,
    });
    const fixed = 'This request can no longer be changed';
    const leads = [
      ['edit-shipping', '10001', 'The shipping address cannot be changed now'],
      ['edit-billing', '10001', 'The payment cannot be changed now'],
      [`${details}/edit`, `10001/${details}`, fixed],
      [`${details}/delete`, `10001/${details}`, fixed],
    ] as const;
    for (const [view, leadsTo, why] of leads) {
      const shop = await openRequests(at(view), { requests: [request({ series })], event });
      expect(shop.address()).toBe(`${list}/${leadsTo}`);
      expect(screen.getByText(why)).toBeTruthy();
      cleanup();
    }
  });
});

describe('reading', () => {
  test('[DIALOG-10] [DIALOG-12] [DIALOG-13] [DIALOG-14] [DIALOG-15] the summary tells everything about a request', async () => {
    const series = sampleSeries({ estimatedShipDate: '2026-12-20' });
    const updatedAt = new Date('2026-11-15T12:00:00Z');
    await openRequests(at('summary'), { requests: [request({ series, updatedAt })] });
    const text = dialog().textContent;
    for (const part of [
      'Request Number 10001Pending',
      'RequestedSat, Nov 14, 2026',
      'Last changedSun, Nov 15, 2026',
      'Estimated ship dateSun, Dec 20, 2026',
      'Juniper & the Tides',
      'Orchestra × 2',
      '12 Box Elder Rd',
      'Visa ending in 1111',
      'Max Series Total$205.00',
    ])
      expect(text).toContain(part);
  });

  test('[DIALOG-14] a parking place is not summed up as a ticket', async () => {
    const sampled = sampleEventRequest();
    const [seat] = sampled.lines;
    const parking = { ...seat!, uuid: crypto.randomUUID(), isAddOn: true, levelName: 'Parking' };
    await openRequests(at('summary'), { requests: [request({ eventRequests: [sampled] })] });
    expect(dialog().textContent).toMatch(/Tickets\$/);
    cleanup();
    const eventRequests = [{ ...sampled, lines: [seat!, parking] }];
    await openRequests(at('summary'), { requests: [request({ eventRequests })] });
    expect(dialog().textContent).toMatch(/Tickets and extras\$/);
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
