// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import {
  sampleEventRequest,
  sampleRequestLine,
  sampleSeries,
  sampleSeriesRequest,
} from '../parts/testing/sample-requests.ts';
import { sampleEvent } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { inputTo } from './testing/address-book.ts';
import { press } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';
import { openRequests } from './testing/request-book.ts';
import { list, onTour, decided } from './testing/tour-requests.ts';

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

test('[EVENT-33] two levels of one item are numbered by preference', async () => {
  const lines = [
    sampleRequestLine({ levelName: 'Floor' }),
    sampleRequestLine({ id: 2, uuid: '00000000-0000-4000-8000-0000000000a2', levelName: 'Balcony' }),
  ];
  await openRequests(`/user/history/requests/10001/item-details/${sampleEventRequest().uuid}`, {
    requests: [sampleSeriesRequest({ eventRequests: [sampleEventRequest({ lines })] })],
  });
  expect(document.body.textContent).toContain('1st · Floor');
  expect(document.body.textContent).toContain('2nd · Balcony');
});

test('[HIST-REQ-14] fees that the totals of the events contain say so where they are listed again', async () => {
  await openRequests(list, { requests: [sampleSeriesRequest()] });
  const foot = screen.getByText('Fees', { exact: false, selector: 'dt' });
  expect(foot.textContent).toBe('Feesin the totals above');
});
