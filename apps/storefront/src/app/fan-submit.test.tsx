// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequest, draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import { recallRequest } from '../parts/requests/request-draft.ts';
import { sampleDraft, sampleEventRequest } from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { address, heading, main, press } from './testing/open-checkout.tsx';
import { begun, cardOf, complete, enrolled, locked, openRequest, panel } from './testing/open-request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[FAN-06] [PLAN-09] [VALID-21] `Submit Request` waits for terms and privacy, and for the plan terms when enrolled', async () => {
  await openRequest({ draft: complete, stage: 'confirm' });
  expect(heading()).toBe('Place Request');
  expect(main().textContent).toContain('You must accept the terms and policies');
  const boxes = () => screen.getAllByRole('checkbox');
  expect(boxes()).toHaveLength(1);
  fireEvent.click(boxes()[0]!);
  expect(locked('Submit Request')).toBe(false);
  cleanup();
  await openRequest({ draft: enrolled, stage: 'confirm' });
  expect(boxes()).toHaveLength(2);
  press('Submit Request');
  expect(document.activeElement).toBe(boxes()[0]);
  fireEvent.click(boxes()[0]!);
  expect(locked('Submit Request')).toBe(true);
  press('Submit Request');
  expect(document.activeElement).toBe(boxes()[1]);
  fireEvent.click(boxes()[1]!);
  expect(locked('Submit Request')).toBe(false);
  cleanup();
  await openRequest({ draft: complete, stage: 'confirm', policies: [] });
  expect(locked('Submit Request')).toBe(false);
});

const submit = async (shop: Awaited<ReturnType<typeof openRequest>>) => {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Submit Request');
  await shop.settle();
};

test('[FAN-19] the guidelines of asking for tickets can be read before it is sent', async () => {
  const guidelines = {
    id: 9,
    headline: 'How the draw works',
    text: '<p>By lot.</p>',
    policyType: 4,
    salesType: 2,
  };
  const shop = await openRequest({ draft: complete, stage: 'confirm', policies: [guidelines] });
  press('How the draw works');
  await shop.settle();
  expect(screen.getByRole('dialog', { name: 'How the draw works' }).textContent).toContain('By lot.');
});

test('[FAN-07] [FAN-08] [FAN-14] submitting sends everything once, and goes to the receipt', async () => {
  const shop = await openRequest({ draft: enrolled, stage: 'confirm' });
  await submit(shop);
  expect(shop.server.asked.filter(({ path }) => path === createRequest.path)).toEqual([
    {
      path: createRequest.path,
      input: {
        userId: 7,
        eventId: 101,
        seriesId: 11,
        lines: [{ priceLevelId: 1, quantity: 2, optOut: false }],
        planEnrolled: true,
        payments: [1, 2, 1].map((card, index) => ({ paymentMethodUuid: cardOf(card).uuid, sort: index + 1 })),
        shipping: address,
      },
    },
  ]);
  expect(shop.address()).toBe(`/user/history/requests/10001/receipt/${sampleEventRequest().uuid}`);
  expect(recallRequest()).toBeUndefined();
});

test('[ERR-74] [ERR-75] [FAN-17] [FAN-18] [PAY-03] a refusal is told in a toast and in the form; the request stays as it was', async () => {
  const shop = await openRequest({
    draft: complete,
    stage: 'confirm',
    server: (stand) =>
      void stand.on(createRequest, () => {
        throw refusal(409, 'CARD_EXPIRED', 'This card has expired. Please choose another one.');
      }),
  });
  await submit(shop);
  expect(screen.getByText('There was an error. Please try again')).toBeTruthy();
  const alert = within(main()).getByRole('alert').textContent;
  expect(alert).toBe('Unable to handle requestThis card has expired. Please choose another one.');
  expect(shop.address()).toBe('/checkout/f/confirm');
  expect(recallRequest()).toEqual(complete);
});

test('[SERIES-02] [SERIES-07] a series that closes on the way: its message, the button locked, nothing lost', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], shouldAdvanceTime: false });
  vi.setSystemTime(new Date('2026-11-15T17:00:00Z'));
  const closedDate = new Date('2026-11-15T17:01:00Z');
  const shop = await openRequest({ draft: enrolled, stage: 'confirm', series: { closedDate } });
  vi.advanceTimersByTime(90_000);
  await shop.settle();
  expect(within(main()).getByRole('alert').textContent).toContain('Requests have closed.');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  expect(locked('Submit Request')).toBe(true);
  expect(panel()).toContain('At most$220.00');
  expect(recallRequest()).toEqual(enrolled);
});

test('[CHECKOUT-08] fewer tickets than the plan asks for: the plan must be chosen anew', async () => {
  const poor = { ticketsCents: 85_00, feesCents: 0, taxesCents: 0, planFeeCents: 0, totalCents: 85_00 };
  const shop = await openRequest({
    draft: enrolled,
    stage: 'confirm',
    server: (stand) => void stand.on(draftSeriesRequest, () => [sampleDraft({ totals: poor })]),
  });
  expect(shop.address()).not.toBe('/checkout/f/confirm');
  expect(shop.server.countOf(createRequest)).toBe(0);
});

test('[FAN-04] of the summaries that are answered the first one counts', async () => {
  const { totals } = sampleDraft();
  const drafts = [31_00, 99_00].map((feesCents) => sampleDraft({ totals: { ...totals, feesCents } }));
  await openRequest({ draft: begun, server: (stand) => void stand.on(draftSeriesRequest, () => drafts) });
  expect(panel()).toContain('Fees$31.00');
});

test('[ERR-77] [FAN-05] a summary that cannot be built is said on the stage, with a way to try again', async () => {
  const shop = await openRequest({
    draft: begun,
    server: (stand) => void stand.on(draftSeriesRequest, () => []),
  });
  expect(within(main()).getByRole('alert').textContent).toContain('Unable to build series summary');
  shop.server.on(draftSeriesRequest, () => [sampleDraft()]);
  press('Try again');
  await shop.settle();
  expect(within(main()).queryByRole('alert')).toBeNull();
});

test('[FAN-10] a request that another tab made meanwhile: the event joins it from its own page', async () => {
  const shop = await openRequest({
    draft: complete,
    stage: 'confirm',
    server: (stand) => void stand.on(draftSeriesRequest, () => [sampleDraft({ id: 1, number: '10001' })]),
  });
  expect(shop.address()).toBe('/event/101');
  expect(shop.server.countOf(createRequest)).toBe(0);
});

test('[FAN-06] [EVENT-24] the most that it can cost stands before `Submit Request`, and how many shows one is awarded', async () => {
  await openRequest({ draft: complete, stage: 'confirm', series: { mostEvents: 2 } });
  const [, total] = /At most.*?(\$[\d.,]+)/.exec(panel())!;
  const button = screen.getByRole('button', { name: 'Submit Request' });
  const before = button.closest('section')!.textContent!.split('Submit Request')[0]!;
  expect(before).toContain(`At most${total}`);
  expect(panel()).toContain('Each fan is awarded at most 2 shows of this series');
});
