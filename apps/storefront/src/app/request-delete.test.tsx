// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteEventRequest } from '@stagedoor/contract/calls/shop/requests';
import { sampleEventRequest } from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { inputTo } from './testing/address-book.ts';
import { press, toasts } from './testing/account-screens.ts';
import { openRequests } from './testing/request-book.ts';
import { list, at, details, request, alertdialog } from './testing/request-dialog.ts';

afterEach(cleanup);

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

  test('[FAN-17] [FAN-18] [ERR-76] [SERIES-07] a refusal stands in the dialog, beside the toast', async () => {
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
      'Unable to edit requestRequests have closed.',
    );
    expect(toasts()).toEqual(['There was an error. Please try againRequests have closed.']);
  });
});
