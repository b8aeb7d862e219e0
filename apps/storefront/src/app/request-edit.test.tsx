// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSeriesRequest, editEventRequest } from '@stagedoor/contract/calls/shop/requests';
import { sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import {
  sampleDraft,
  sampleEventRequest,
  sampleRequestLine,
  sampleSeries,
} from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { dialog, inputTo, save } from './testing/address-book.ts';
import { openRequests } from './testing/request-book.ts';
import {
  list,
  at,
  details,
  request,
  event,
  cards,
  alertdialog,
  quantity,
  take,
  level,
} from './testing/request-dialog.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Edit Request', () => {
  const open = (server?: Parameters<typeof openRequests>[1]['server']) =>
    openRequests(at(`${details}/edit`), { requests: [request()], event, cards, server });

  test('[DIALOG-07] addons without a ticket cannot be saved, and it says why', async () => {
    const shop = await open();
    take('Garage place', 1);
    take('Tickets', 0);
    const button = within(dialog()).getByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(dialog().textContent).toContain('Add-ons come with a ticket: please choose at least one ticket.');
    take('Tickets', 2);
    save();
    await shop.settle();
    expect(shop.server.countOf(editEventRequest)).toBe(1);
  });

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

test('[DIALOG-06] [EVENT-22] a level that has gone off sale can be kept, and never more of it', async () => {
  const gone = sampleLevel({ saleStatus: 'OFF_SALE' });
  const other = sampleLevel({ id: 3, name: 'Balcony', saleStatus: 'OFF_SALE' });
  const shop = await openRequests(at(`${details}/edit`), {
    requests: [request()],
    event: { ...event, items: [sampleItem({ priceLevels: [gone, other] })] },
  });
  expect(dialog().textContent).not.toContain('Price level required');
  expect(within(dialog()).queryByRole('radio', { name: 'Balcony' })).toBeNull();
  expect([...quantity('Tickets').options].map(({ value }) => value)).toEqual(['0', '1', '2']);
  take('Tickets', 1);
  save();
  await shop.settle();
  expect(inputTo(shop.server, editEventRequest)).toMatchObject({ lines: [{ priceLevelId: 1, quantity: 1 }] });
});

describe('[EVENT-33] [DIALOG-07] two levels of one item, asked for by another client', () => {
  const first = sampleRequestLine({ id: 44 });
  const second = sampleRequestLine({
    id: 45,
    uuid: '00000000-0000-4000-8000-000000000045',
    priceLevelId: 3,
    levelName: 'Balcony',
    optOut: true,
  });
  const open = () =>
    openRequests(at(`${details}/edit`), {
      requests: [request({ eventRequests: [sampleEventRequest({ lines: [first, second] })] })],
      event,
    });
  const levelsOf = (name: string) =>
    within(within(dialog()).getByRole('group', { name: `Price level, ${name}` }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => [value, checked]);

  test('both stand there by preference, and the one that was not touched is kept', async () => {
    const shop = await open();
    expect(quantity('1st · Tickets').value).toBe('2');
    expect(quantity('2nd · Tickets').value).toBe('2');
    take('1st · Tickets', 1);
    save();
    await shop.settle();
    expect(inputTo(shop.server, editEventRequest)).toMatchObject({
      lines: [
        { id: 44, priceLevelId: 1, quantity: 1, optOut: false },
        { id: 45, priceLevelId: 3, quantity: 2, optOut: true },
      ],
    });
  });

  test('none of one takes out that one alone', async () => {
    const shop = await open();
    take('1st · Tickets', 0);
    save();
    await shop.settle();
    expect(inputTo(shop.server, editEventRequest)).toMatchObject({ lines: [{ id: 45, priceLevelId: 3 }] });
  });

  test('a level is offered in one place only, and in the other once it is free', async () => {
    await open();
    expect(levelsOf('1st · Tickets')).toEqual([['1', true]]);
    expect(levelsOf('2nd · Tickets')).toEqual([['3', true]]);
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Clear 1st · Tickets' }));
    expect(levelsOf('2nd · Tickets')).toEqual([
      ['1', false],
      ['3', true],
    ]);
  });
});
