// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { updatePriority } from '@stagedoor/contract/calls/shop/requests';
import { sampleEventRequest, sampleSeriesRequest } from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { inputTo } from './testing/address-book.ts';
import { openRequests } from './testing/request-book.ts';
import { list, tour, touring, second, onTour, policy, headers, radios } from './testing/tour-requests.ts';

afterEach(cleanup);

describe('priority', () => {
  test('[HIST-REQ-17] [HIST-REQ-18] [CONST-22] one event of a tour; another moves it, the same clears it', async () => {
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
