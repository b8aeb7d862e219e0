// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSeriesRequests, updatePriority } from '@stagedoor/contract/calls/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import {
  sampleEventRequest,
  sampleRequestLine,
  sampleSeries,
  sampleSeriesRequest,
} from '../parts/testing/sample-requests.ts';
import { sampleEvent } from '../parts/testing/samples.ts';
import { refusal } from '../parts/testing/stand-in-server.ts';
import { inputTo } from './testing/address-book.ts';
import { press } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';
import { openRequests } from './testing/request-book.ts';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolledTo(this.id);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = '/user/history/requests';
const tour = { id: 5, name: 'Long Way Home Tour', allowPrioritySelection: true };
const touring = sampleSeries({ tourId: tour.id, tour });
const second = sampleEventRequest({
  id: 2,
  uuid: '00000000-0000-4000-8000-0000000000e2',
  eventId: 102,
  event: sampleEvent({ id: 102, show: { startsAt: new Date('2026-12-20T00:30:00Z') } }),
});
const onTour = (request: Partial<SeriesRequest> = {}) =>
  sampleSeriesRequest({ series: touring, eventRequests: [sampleEventRequest(), second], ...request });
const decided = (constant: SeriesRequest['status']['constant'], request: Partial<SeriesRequest> = {}) => {
  const status = { constant, customerStatus: 'Decided' };
  const lines = [sampleRequestLine({ confirmedPriceLevelId: 1, confirmedQuantity: 2 })];
  const event = sampleEvent({ show: { startsAt: new Date('2025-03-01T00:30:00Z') } });
  return sampleSeriesRequest({
    id: 9,
    uuid: '00000000-0000-4000-8000-0000000000f9',
    number: '10009',
    status,
    planEligible: false,
    eventRequests: [sampleEventRequest({ id: 9, number: '10009', status, lines, event })],
    ...request,
  });
};
const policy = {
  id: 8,
  headline: 'Choose one night',
  text: '<p>It is drawn first.</p>',
  policyType: 8,
  salesType: 2,
};
const links = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
const headers = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const openDetails = () => fireEvent.click(screen.getAllByRole('button', { name: /^Details of/ })[0]!);

describe('the lists', () => {
  test('[HIST-REQ-01] [HIST-REQ-03] [STATUS-05] [ERR-92] pending ones first; without any the way to the events', async () => {
    const shop = await openRequests(list, { requests: [] });
    const tabs = within(screen.getByRole('navigation', { name: 'Which requests' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Pending Requests', 'Processed Requests']);
    expect(tabs[0]!.getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('You have no current requests')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Event List' }).getAttribute('href')).toBe('/events');
    expect(inputTo(shop.server, getSeriesRequests)).toEqual({});
  });

  test('[HIST-REQ-02] [HIST-REQ-03] [HIST-03] [STATUS-04] processed ones open on the newest year that has any; another year is a choice away', async () => {
    const shop = await openRequests(list, {
      requests: [onTour(), decided('STATUS_REQUEST_DENIED')],
    });
    fireEvent.click(screen.getByRole('link', { name: 'Processed Requests' }));
    await shop.settle();
    expect(shop.address()).toBe(`${list}?list=processed&year=2025`);
    expect(screen.getByRole('link', { name: '10009' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '10001' })).toBeNull();
    const year = screen.getByLabelText<HTMLSelectElement>('Year');
    expect(year.options).toHaveLength(35);
    expect(year.value).toBe('2025');
    fireEvent.change(year, { target: { value: '2024' } });
    await shop.settle();
    expect(shop.address()).toBe(`${list}?list=processed&year=2024`);
    expect(screen.getByText('You have no 2024 requests')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Event List' })).toBeTruthy();
    expect(inputTo(shop.server, getSeriesRequests)).toEqual({
      year: 2024,
      statuses: [
        'STATUS_REQUEST_CONFIRMED',
        'STATUS_REQUEST_CONFIRMED_PARTIAL',
        'STATUS_REQUEST_CONFIRMED_ALTERNATE',
        'STATUS_REQUEST_DENIED',
        'STATUS_REQUEST_DENIED_INVENTORY',
      ],
    });
  });

  test('[HIST-REQ-02] with nothing processed this year is named', async () => {
    const shop = await openRequests(`${list}?list=processed`, { requests: [] });
    expect(shop.address()).toBe(`${list}?list=processed&year=2026`);
    expect(screen.getByText('You have no 2026 requests')).toBeTruthy();
  });

  test('[HIST-REQ-04] [HIST-REQ-05] [HIST-REQ-06] by tour, then by series; a hidden name is not shown', async () => {
    const late = sampleEvent({ show: { startsAt: new Date('2027-02-01T00:30:00Z') } });
    const unnamed = sampleSeriesRequest({
      id: 3,
      number: '10003',
      series: sampleSeries({ id: 12, name: 'Secret', showName: false }),
      eventRequests: [sampleEventRequest({ id: 3, event: late })],
    });
    await openRequests(list, { requests: [unnamed, onTour()] });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(-3)).toEqual([
      'Long Way Home Tour',
      'Long Way Home',
      'Request Number 10003Pending',
    ]);
    expect(screen.getByRole('link', { name: '10001' }).getAttribute('href')).toBe(`${list}/10001/summary`);
  });

  test('[HIST-REQ-07] [STATUS-02] a confirmed request leads to its order, another one does not', async () => {
    const year = `${list}?list=processed&year=2025`;
    await openRequests(year, {
      requests: [decided('STATUS_REQUEST_CONFIRMED_PARTIAL', { orderUniqueId: '0000000005' })],
    });
    expect(screen.getByRole('link', { name: 'Z0000000005' }).getAttribute('href')).toBe(
      '/user/history/orders/Z0000000005',
    );
    cleanup();
    await openRequests(year, {
      requests: [decided('STATUS_REQUEST_DENIED', { orderUniqueId: '0000000005' })],
    });
    expect(screen.queryByRole('link', { name: /^Z/ })).toBeNull();
  });

  test('a list that does not load says so and offers to try again', async () => {
    const shop = await openRequests(list, {
      requests: [],
      server: (server) =>
        server.on(getSeriesRequests, () => {
          throw refusal(403, 'NOT_ALLOWED', 'You are not allowed to do this');
        }),
    });
    expect(screen.getByRole('alert').textContent).toContain('You are not allowed to do this');
    shop.server.on(getSeriesRequests, () => [onTour()]);
    press('Try again');
    await shop.settle();
    expect(screen.getByRole('link', { name: '10001' })).toBeTruthy();
  });
});

describe('what can be done', () => {
  test('[HIST-REQ-08] [HIST-REQ-09] [HIST-REQ-10] [HIST-REQ-12] [PLAN-02] [SERIES-06] everything while the series is open', async () => {
    await openRequests(list, { requests: [onTour()] });
    expect(screen.getByRole('link', { name: '+ Add to Your Request +' }).getAttribute('href')).toBe(
      '/events',
    );
    expect(links()).toEqual(
      expect.arrayContaining(['Edit Shipping 10001', 'Manage Payment 10001', 'Enroll in Payment Plan 10001']),
    );
    openDetails();
    expect(links().join()).toMatch(/Edit Request Juniper.*Delete Request Juniper/);
  });

  test('[HIST-REQ-10] [HIST-REQ-11] [SERIES-02] [STATUS-01] a closed series leaves the shipping address, and says why', async () => {
    const closed = sampleSeries({ closedDate: new Date('2026-11-14T00:00:00Z') });
    await openRequests(list, { requests: [onTour({ series: { ...closed, tourId: tour.id, tour } })] });
    expect(screen.getByText('Requests have closed.')).toBeTruthy();
    openDetails();
    expect(links().join()).not.toMatch(/Add to|Manage|Enroll|Edit Request|Delete/);
    expect(links()).toContain('Edit Shipping 10001');
    expect(radios().every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByText('Choose one night')).toBeNull();
  });

  test('[HIST-REQ-11] [HIST-REQ-12] [STATUS-05] no shipping where the series forbids it or awards are decided, no plan below its minimum', async () => {
    const fixed = { ...touring, allowShippingAddressChanges: false };
    const totals = { ...onTour().totals, totalCents: 199_99 };
    await openRequests(list, { requests: [onTour({ series: fixed, totals })] });
    expect(links().join()).not.toMatch(/Edit Shipping|Enroll/);
    expect(links()).toContain('Manage Payment 10001');
    cleanup();
    const status = { constant: 'STATUS_REQUEST_PROCESSING', customerStatus: 'In the draw' } as const;
    await openRequests(list, { requests: [onTour({ status })] });
    expect(links().join()).not.toMatch(/Add to|Edit Shipping|Manage|Enroll/);
  });

  test('[HIST-REQ-13] [STATUS-08] [HIST-REQ-14] [PLAN-08] the columns and sums of a pending request', async () => {
    const totals = { ...onTour().totals, taxesCents: 3_00, planFeeCents: 15_00, totalCents: 223_00 };
    await openRequests(list, { requests: [onTour({ totals, planEnrolled: true })] });
    expect(headers().slice(0, 6)).toEqual([
      'Status',
      'Show Date',
      'Event',
      'Location',
      'Total',
      'Priority Select',
    ]);
    const rows = [...document.querySelectorAll('dt')].map(
      (row) => `${row.textContent} ${row.nextElementSibling?.textContent}`,
    );
    expect(rows).toEqual([
      'Fees $27.50',
      'Payment Plan Fee $15.00',
      'Taxes $3.00',
      'Shipping $7.50',
      'Max Series Total $223.00',
    ]);
  });

  test('[HIST-REQ-13] [HIST-REQ-14] a processed request has no Total and no priority; without plan and taxes no rows of them', async () => {
    await openRequests(`${list}?list=processed&year=2025`, {
      requests: [decided('STATUS_REQUEST_CONFIRMED', { series: touring })],
    });
    expect(headers().slice(0, 4)).toEqual(['Status', 'Show Date', 'Event', 'Location']);
    expect(headers()).not.toContain('Total');
    expect(screen.queryByRole('radio')).toBeNull();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Fees',
      'Shipping',
      'Max Series Total',
    ]);
  });

  test('[HIST-REQ-15] [STATUS-03] [STATUS-06] a row opens to its lines, with the words of what became of them', async () => {
    const lines = [
      sampleRequestLine({ confirmedPriceLevelId: 3, confirmedLevelName: 'Balcony', confirmedQuantity: 1 }),
      sampleRequestLine({
        id: 2,
        uuid: '00000000-0000-4000-8000-000000000012',
        levelName: 'Box',
        optOut: true,
      }),
    ];
    const [each] = decided('STATUS_REQUEST_CONFIRMED_ALTERNATE').eventRequests;
    await openRequests(`${list}?list=processed&year=2025`, {
      requests: [decided('STATUS_REQUEST_CONFIRMED_ALTERNATE', { eventRequests: [{ ...each!, lines }] })],
    });
    openDetails();
    const shown = screen.getAllByRole('listitem').filter((item) => item.closest('table'));
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Orchestra × 2CONFIRMEDAwarded: Balcony × 1Tickets · $85.00 each, plus $13.75 in fees',
      'Box × 2DECLINEDTickets · $85.00 each, plus $13.75 in fees · This level or nothing',
    ]);
  });
});

describe('priority', () => {
  test('[HIST-REQ-17] [HIST-REQ-18] one event of a tour; another moves it, the same clears it', async () => {
    const other = sampleSeriesRequest({
      id: 4,
      uuid: '00000000-0000-4000-8000-0000000000f4',
      number: '10004',
      series: { ...touring, id: 12, name: 'Spring leg' },
      eventRequests: [sampleEventRequest({ id: 4, uuid: '00000000-0000-4000-8000-0000000000e4' })],
    });
    const shop = await openRequests(list, { requests: [onTour(), other], policies: [policy] });
    expect(screen.getByText('Choose one night')).toBeTruthy();
    expect(screen.getByText('It is drawn first.')).toBeTruthy();
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
    fireEvent.click(radios()[1]!);
    await shop.settle();
    expect(inputTo(shop.server, updatePriority)).toMatchObject({ priorityUuid: second.uuid, tourId: 5 });
    expect(radios().map(({ checked }) => checked)).toEqual([false, true, false]);
    fireEvent.click(radios()[2]!);
    await shop.settle();
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, true]);
    fireEvent.click(radios()[2]!);
    await shop.settle();
    expect(inputTo(shop.server, updatePriority)).not.toHaveProperty('priorityUuid');
    expect(radios().some(({ checked }) => checked)).toBe(false);
  });

  test('[HIST-REQ-18] Space on the chosen one clears it too, once', async () => {
    const shop = await openRequests(list, { requests: [onTour({ priorityUuid: second.uuid })] });
    fireEvent.keyDown(radios()[1]!, { key: ' ' });
    const released = fireEvent.keyUp(radios()[1]!, { key: ' ' });
    await shop.settle();
    expect(released).toBe(false);
    expect(shop.server.countOf(updatePriority)).toBe(1);
    expect(radios().some(({ checked }) => checked)).toBe(false);
  });

  test('[HIST-REQ-18] a refused choice goes back and says why', async () => {
    const shop = await openRequests(list, {
      requests: [onTour()],
      server: (server) =>
        server.on(updatePriority, () => {
          throw refusal(409, 'SERIES_NOT_OPEN', 'Requests have closed.');
        }),
    });
    fireEvent.click(radios()[0]!);
    await shop.settle();
    expect(screen.getByText('There was an error. Please try again')).toBeTruthy();
    expect(radios().some(({ checked }) => checked)).toBe(false);
  });

  test('[HIST-REQ-17] a tour that does not allow it has neither policy nor column', async () => {
    const series = { ...touring, tour: { ...tour, allowPrioritySelection: false } };
    await openRequests(list, { requests: [onTour({ series })], policies: [policy] });
    expect(screen.queryByText('Choose one night')).toBeNull();
    expect(headers()).not.toContain('Priority Select');
  });
});

describe('an address', () => {
  test('[ROUTE-13] a request’s own opens all of it, in the list where it stands', async () => {
    const shop = await openRequests(`${list}/10009`, {
      requests: [onTour(), decided('STATUS_REQUEST_CONFIRMED')],
    });
    expect(shop.address()).toBe(`${list}/10009?list=processed&year=2025`);
    expect(screen.getByText('Orchestra × 2')).toBeTruthy();
    expect(scrolledTo).toHaveBeenCalledWith('request-10009');
  });

  test('[HIST-04] [ERR-91] a missing request, a stranger’s, or an event that is not in it is not found', async () => {
    const stranger = '00000000-0000-4000-8000-0000000000aa';
    for (const rest of [
      '/99999',
      '/99999/summary',
      '/99999/edit-shipping',
      '/99999/edit-billing',
      `/10001/item-details/${stranger}`,
      `/10001/item-details/${stranger}/edit`,
    ]) {
      await openRequests(list + rest, { requests: [onTour()] });
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No request found');
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
    }
  });

  test('[HIST-05] [ERR-06] without a user nothing is asked for: the sign-in comes first', async () => {
    const shop = await openShop({ url: list });
    expect(shop.address()).toBe('/login');
    expect(shop.server.countOf(getSeriesRequests)).toBe(0);
  });
});
