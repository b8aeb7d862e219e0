// @vitest-environment happy-dom
import { getFreeSeats, getSeatPlan } from '@stagedoor/contract/calls/shop/seats';
import { createCart } from '@stagedoor/contract/calls/shop/cart';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { CodeOffer } from '@stagedoor/contract/entities/code';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleFree, samplePlan } from '../features/seats/testing/sample-plan.ts';
import { sampleCart, sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import { sampleEvent } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

const event = (over: Partial<OutletEvent> = {}): OutletEvent => ({
  ...sampleEvent(),
  id: 101,
  chooseSeats: true,
  availability: 'on-sale',
  items: [sampleItem({ priceLevels: [sampleLevel({ limit: 4 })] })],
  ...over,
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const press = (element: HTMLElement) => fireEvent.click(element);

async function openSeats(over: Partial<OutletEvent> = {}) {
  const held: unknown[] = [];
  const shop = await openShop({
    url: '/seats/101',
    events: [event(over)],
    server: (server) => {
      server
        .on(getFreeSeats, () => sampleFree())
        .on(getSeatPlan, () => samplePlan())
        .on(createCart, (input) => {
          held.push(input);
          return sampleCart();
        });
    },
  });
  return { ...shop, held };
}

test('[SEAT-08] [SEAT-01] rows are chosen in a list, held with one press, and the review follows', async () => {
  const { held, address, settle } = await openSeats();
  expect(held).toEqual([]);
  const drawsOn = document.createElement('canvas').getContext('2d');
  expect(drawsOn, 'no canvas is drawn on here: the list serves').toBeNull();
  press(screen.getByRole('button', { name: 'Choose in Orchestra, row B, 3 and 4' }));
  const panel = within(screen.getByRole('complementary', { name: 'Your seats' }));
  expect(panel.getByText('Row B, seat 3')).toBeTruthy();
  expect(panel.getAllByText('$197.50').length).toBeGreaterThan(0);
  expect(panel.getByText('$170.00 + $27.50 fees. Tax comes at checkout.')).toBeTruthy();
  press(panel.getByRole('button', { name: 'Hold these 2 seats' }));
  await settle();
  expect(held).toEqual([{ lines: [{ priceLevelId: 1, quantity: 2, ticketIds: [11, 12] }] }]);
  expect(address()).toBe(`/checkout/i/review/${sampleCart().uuid}`);
});

test('[SEAT-08] seat by seat too; what is chosen is said once, and what is wrong with it beside the button', async () => {
  await openSeats();
  press(screen.getAllByText('Seat by seat')[0]!);
  press(screen.getByRole('checkbox', { name: /row A, 2, \$98.75, free/ }));
  expect(screen.getByText('Row A, seat 2 chosen. 1 seat, $98.75.').getAttribute('role')).toBe('status');
  const button = screen.getByRole('button', { name: 'Hold this seat' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^This leaves seat 1 alone\. Take /)).toBeTruthy();
  press(screen.getByRole('checkbox', { name: /row A, 1, / }));
  expect(screen.getByRole('button', { name: 'Hold these 2 seats' }).getAttribute('aria-disabled')).toBeNull();
});

test('[SEAT-08] on the map arrows go from seat to seat and a press chooses', async () => {
  await openSeats();
  const seat = screen.getByRole('button', { name: /Orchestra, row ., ., \$98.75, free/ });
  seat.focus();
  const before = seat.getAttribute('aria-label');
  fireEvent.keyDown(seat, { key: 'ArrowDown' });
  expect(seat.getAttribute('aria-label')).not.toBe(before);
  press(seat);
  expect(seat.getAttribute('aria-pressed')).toBe('true');
});

test('[CODE-01] [SEAT-01] a code opens the map before its time, changes every price of it, and the seats are held with it', async () => {
  const closed = event({ availability: 'before-sale', takesCodes: true });
  const code: CodeOffer = {
    code: 'TIDES-EARLY',
    levelIds: [1],
    opens: true,
    takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false },
  };
  const held: unknown[] = [];
  const open = (search: string, good: boolean) =>
    openShop({
      url: `/seats/101${search}`,
      events: [closed],
      server: (server) => {
        server
          .on(getFreeSeats, () => sampleFree())
          .on(getSeatPlan, () => samplePlan())
          .on(getOutletEvents, ({ code: typed }) => ({
            events: [typed === undefined || !good ? closed : { ...event({ takesCodes: true }), code }],
          }))
          .on(createCart, (input) => {
            held.push(input);
            return sampleCart();
          });
      },
    });
  await open('', true);
  expect(screen.getByText(/^Seats of this event cannot be chosen/)).toBeTruthy();
  cleanup();
  // Whatever stood there, for one frame alone or longer.
  const shown: string[] = [];
  const watching = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      shown.push(...[...addedNodes].map((node) => node.textContent ?? ''));
  });
  watching.observe(document.body, { childList: true, subtree: true });
  const shop = await open('?code=TIDES-EARLY', true);
  await shop.settle();
  watching.disconnect();
  expect(shown.join('\n')).toContain('TIDES-EARLY is in use');
  expect(shown.join('\n')).not.toContain('cannot be chosen');
  expect(shop.address()).toBe('/seats/101');
  expect(screen.getByText('TIDES-EARLY is in use')).toBeTruthy();
  press(screen.getByRole('button', { name: 'Choose in Orchestra, row B, 3 and 4' }));
  const panel = within(screen.getByRole('complementary', { name: 'Your seats' }));
  // $98.75 less five, twice.
  expect(panel.getAllByText('$93.75')).toHaveLength(2);
  expect(panel.getByText('Code TIDES-EARLY')).toBeTruthy();
  expect(panel.getByText('-$10.00')).toBeTruthy();
  expect(panel.getAllByText('$187.50').length).toBeGreaterThan(0);
  press(panel.getByRole('button', { name: 'Hold these 2 seats' }));
  await shop.settle();
  expect(held).toEqual([
    { lines: [{ priceLevelId: 1, quantity: 2, ticketIds: [11, 12] }], code: 'TIDES-EARLY' },
  ]);
});

test('[SEAT-01] the best seats are the first choice: so many, of any level', async () => {
  const { held, settle } = await openSeats();
  fireEvent.change(screen.getByLabelText('Tickets'), { target: { value: '3' } });
  press(screen.getByRole('button', { name: 'Find seats' }));
  await settle();
  expect(held).toEqual([{ lines: [{ priceLevelId: 1, quantity: 3 }] }]);
});

test('[SEAT-03] somebody was quicker: which seats went, and the nearest to have with one press', async () => {
  const { server, settle, held } = await openSeats();
  const lost = {
    error: true,
    code: 'SEATS_GONE',
    message: 'Gone',
    goneTicketIDs: [11],
    nearestTicketIDs: [3, 4],
  };
  server.on(createCart, () => {
    throw Response.json(lost, { status: 409 });
  });
  press(screen.getByRole('button', { name: /^Choose in Orchestra, row B/ }));
  press(screen.getByRole('button', { name: 'Hold these 2 seats' }));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Row B, seat 3 is gone');
  expect(screen.getByText('The nearest two, one row in front')).toBeTruthy();
  expect(screen.getByText('Row A, 3 and 4')).toBeTruthy();
  expect(screen.getByText('Orchestra, left of the middle aisle')).toBeTruthy();
  const crossedOut = [...document.querySelectorAll('[data-lost-seat]')];
  expect(crossedOut.map((mark) => mark.getAttribute('data-lost-seat'))).toEqual(['11']);
  // It stands before the ways of choosing, whatever the width of the screen, and one is led to it.
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
  const others = screen.getByRole('heading', { name: 'Or choose others' });
  expect(screen.getByRole('alert').compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  server.on(createCart, (input) => {
    held.push(input);
    return sampleCart();
  });
  press(screen.getByRole('button', { name: 'Hold these instead' }));
  await settle();
  expect(held).toEqual([{ lines: [{ priceLevelId: 1, quantity: 2, ticketIds: [3, 4] }] }]);
});

test('[SEAT-06] an accessible place is bought by saying that it is needed', async () => {
  await openSeats();
  press(screen.getAllByText('Seat by seat')[2]!);
  press(screen.getByRole('checkbox', { name: /row C, 1, Accessible/ }));
  const hold = () => screen.getByRole('button', { name: 'Hold this seat' });
  expect(hold().getAttribute('aria-disabled')).toBe('true');
  press(screen.getByRole('checkbox', { name: 'One of us needs this place' }));
  expect(hold().getAttribute('aria-disabled')).toBeNull();
});

test('[SEAT-01] an event whose seats cannot be chosen says so, and leads back', async () => {
  await openSeats({ chooseSeats: undefined });
  expect(screen.getByText(/^Seats of this event cannot be chosen\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the event' }).getAttribute('href')).toBe('/event/101');
});

test('[SEAT-03] a chosen seat that goes while one is thinking leaves the choice, and is said', async () => {
  const { server, settle } = await openSeats();
  press(screen.getByRole('button', { name: /^Choose in Orchestra, row B/ }));
  server.on(getFreeSeats, () => sampleFree([11]));
  server.on(createCart, () => {
    throw Response.json({ error: true, code: 'TRY_AGAIN', message: 'Later' }, { status: 503 });
  });
  // Whatever fails, the hall is looked at again.
  press(screen.getByRole('button', { name: 'Hold these 2 seats' }));
  await settle();
  expect(screen.getByText(/^Orchestra, row B, seat 3: somebody else has it now/)).toBeTruthy();
  expect(screen.queryByText('Row B, seat 3')).toBeNull();
  expect(screen.getByText('Row B, seat 4')).toBeTruthy();
});
