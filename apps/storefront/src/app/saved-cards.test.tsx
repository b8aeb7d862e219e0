// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  disablePaymentMethod,
  getHostedProfilePage,
  listPaymentMethods,
} from '@stagedoor/contract/calls/shop/payment';
import { press, toasts } from './testing/account-screens.ts';
import { card, openCards, openForm } from './testing/card-book.ts';

declare global {
  interface Window {
    happyDOM?: { settings: object };
  }
}

const posted = vi.fn<(form: HTMLFormElement) => void>();

beforeEach(() => {
  posted.mockReset();
  // The frame stays empty here, and that is nothing to complain about.
  Object.assign(window.happyDOM?.settings ?? {}, { enableIframePageLoading: true });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted(this);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const report = (data: unknown, origin = location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
const later = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));
const dialog = () => screen.queryByRole('dialog');
const panel = () => screen.getByRole('region', { name: /^Saved Payments/ });

describe('the list', () => {
  test('[PAY-01] [PAY-02] [CONST-09] cards past their month are Expired, those of this and the next two Expiring Soon', async () => {
    await openCards({
      saved: [
        card(1111, { expiration: '2026-10' }),
        card(2222, { expiration: '2026-11' }),
        card(3333, { expiration: '2027-01' }),
        card(4444, { expiration: '2027-02' }),
      ],
      remote: [],
    });
    const rows = within(panel()).getAllByRole('listitem');
    expect(rows.map((row) => /Expired|Expiring Soon/.exec(row.textContent)?.[0])).toEqual([
      'Expired',
      'Expiring Soon',
      'Expiring Soon',
      undefined,
    ]);
    expect(rows[0]!.textContent).toContain('Visa ending in 1111');
    expect(rows[0]!.textContent).toContain('Robin ValeExpires\u00a010/2026');
  });

  test('[ACCT-11] [ACCT-19] [ROLE-10] a card is created and removed, never edited or made the default', async () => {
    await openCards();
    expect(within(panel()).queryByRole('button', { name: /Edit|default/i })).toBeNull();
    expect(within(panel()).getByRole('button', { name: 'Remove Visa ending in 1111' })).toBeTruthy();
  });

  test('[ACCT-22] [ERR-42] [CALL-28] removing asks first and tells', async () => {
    const { server, settle } = await openCards();
    press('Remove Visa ending in 1111');
    await settle();
    press('Remove', screen.getByRole('alertdialog'));
    await settle();
    expect(server.asked.find(({ path }) => path === disablePaymentMethod.path)?.input).toEqual({
      uuid: card(1111).uuid,
    });
    expect(screen.getByText('payment method removed')).toBeTruthy();
    expect(screen.getByText('No saved payments yet')).toBeTruthy();
  });

  test('[ACCT-23] [ERR-44] a card in use stays: a red box with links to all that need it, and a toast', async () => {
    const { settle } = await openCards(undefined, (it) =>
      it.on(disablePaymentMethod, () => {
        throw Response.json(
          {
            error: true,
            code: 'CARD_IN_USE',
            message: 'In use',
            orders: [{ OrderID: 'Z40718226' }],
            fanRequests: [{ RequestID: 'Z40718227' }],
            guestRequests: [{ GuestListRequestID: 'b7c1', RequestID: 'Z40718228' }],
          },
          { status: 409 },
        );
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    press('Remove Visa ending in 1111');
    await settle();
    press('Remove', screen.getByRole('alertdialog'));
    await settle();
    expect(screen.getByText('Error - unable to remove payment method')).toBeTruthy();
    const box = within(panel()).getByRole('alert');
    expect(box.className).toContain('critical');
    expect(box.textContent).toContain(
      'This payment method is still needed. Please choose another one there first:',
    );
    expect(box.textContent).toContain('keeps its card until it is decided. Then you can remove the card');
    const links = within(box).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Order Z40718226', '/user/history/orders/Z40718226/summary'],
      ['Request Z40718227', '/user/history/requests/Z40718227/summary'],
      ['Guest list request Z40718228', '/guestlistreceipt/b7c1'],
    ]);
    expect(screen.getByText('Visa ending in 1111', { selector: 'strong' })).toBeTruthy();
    // What stands in the page stays, and the toast need not cover anything for longer.
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Error - unable to remove payment method')).toBeNull();
    press('Close', box);
    expect(within(panel()).queryByRole('alert')).toBeNull();
  });

  test('[ERR-44] a removal that fails otherwise tells so too', async () => {
    const { settle } = await openCards(undefined, (it) =>
      it.on(disablePaymentMethod, () => {
        throw new Response('', { status: 500 });
      }),
    );
    press('Remove Visa ending in 1111');
    await settle();
    press('Remove', screen.getByRole('alertdialog'));
    await settle();
    expect(toasts()).toEqual(['Error - unable to remove payment methodapi server error 500']);
    expect(within(panel()).queryByRole('alert')).toBeNull();
  });
});

describe('the card form', () => {
  test('[ACCT-14] [CALL-27] [PAY-09] the token is posted to the endpoint, into a frame', async () => {
    const { server } = await openForm();
    expect(server.asked.find(({ path }) => path === getHostedProfilePage.path)?.input).toEqual({
      returnUrl: location.href,
      communicatorUrl: `${location.origin}/payment/communicator`,
    });
    const [form] = posted.mock.calls[0]!;
    const frame = dialog()!.querySelector('iframe')!;
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('https://gateway.test/addPayment');
    expect(form.target).toBe(frame.name);
    expect(new FormData(form).get('token')).toBe('form-token');
    expect(frame.title).toBe('Card form of the payment provider');
  });

  test('[ACCT-15] it reports its size', async () => {
    await openForm();
    await report('action=resizeWindow&width=400&height=512');
    expect(dialog()!.querySelector('iframe')!.style.height).toBe('512px');
  });

  test.each(['action=successfulSave', 'action=transactResponse&response=%7B%7D'])(
    '[ACCT-15] [ACCT-16] [ACCT-21] [ERR-41] [CONST-08] [CALL-26] %s: the cards are read again from the gateway, the dialog closes after 300 ms',
    async (message) => {
      const { server, settle } = await openForm({
        saved: [],
        remote: [card(4242)],
        hasPending: true,
      });
      const timer = vi.spyOn(globalThis, 'setTimeout');
      await report(message);
      expect(timer.mock.calls.map(([, ms]) => ms)).toContain(300);
      await waitFor(() => expect(dialog()).toBeNull());
      await settle();
      expect(screen.getByText('New payment added')).toBeTruthy();
      expect(screen.getByText('Existing pending requests or orders are not changed')).toBeTruthy();
      expect(screen.getByText('Visa ending in 4242', { selector: 'strong' })).toBeTruthy();
      expect(server.asked.at(-1)).toEqual({
        path: listPaymentMethods.path,
        input: { userId: 7, remote: true },
      });
    },
  );

  test('[ACCT-21] who has nothing pending is not told that it stays as it is', async () => {
    await openForm({ saved: [], remote: [card(4242)] });
    await report('action=successfulSave');
    expect(await screen.findByText('New payment added')).toBeTruthy();
    expect(screen.queryByText('Existing pending requests or orders are not changed')).toBeNull();
  });

  test('[ACCT-15] cancel closes it and adds nothing', async () => {
    const { server, settle } = await openForm();
    await report('action=cancel');
    await settle();
    expect(dialog()).toBeNull();
    expect(server.countOf(listPaymentMethods)).toBe(1);
  });

  test('[SEC-49] [ACCT-15] whatever another origin says is not listened to', async () => {
    const { server, settle } = await openForm({ saved: [], remote: [card(4242)] });
    for (const origin of ['https://evil.example', 'null', '', 'https://gateway.test']) {
      await report('action=successfulSave', origin);
      await report('action=cancel', origin);
      await report('action=resizeWindow&height=999', origin);
    }
    await later(400);
    await settle();
    expect(dialog()).toBeTruthy();
    expect(dialog()!.querySelector('iframe')!.style.height).toBe('');
    expect(server.countOf(listPaymentMethods)).toBe(1);
  });

  test('[ACCT-15] a save that is reported twice adds one card', async () => {
    const { server } = await openForm({ saved: [], remote: [card(4242)] });
    await report('action=successfulSave');
    await report('action=transactResponse&response=%7B%7D');
    await later(400);
    expect(server.countOf(listPaymentMethods)).toBe(2);
  });

  test.each([502, 503])(
    '[ACCT-24] [ERR-45] the gateway fails (%i): it is said, can be tried again, and the page works',
    async (status) => {
      let broken = true;
      const { settle } = await openForm(undefined, (it) =>
        it.on(getHostedProfilePage, () => {
          if (broken) throw new Response('<h1>Bad gateway</h1>', { status });
          return { token: 'form-token', endpoint: 'https://gateway.test/addPayment' };
        }),
      );
      expect(within(dialog()!).getByRole('alert').textContent).toContain(
        'Error retrieving authnet profile token',
      );
      broken = false;
      press('Try again');
      await settle();
      expect(posted).toHaveBeenCalledTimes(1);
      press('Close', dialog()!);
      await settle();
      expect(screen.getByText('Visa ending in 1111', { selector: 'strong' })).toBeTruthy();
    },
  );

  test('[ACCT-24] [ERR-46] an answer without a token', async () => {
    await openForm(undefined, (it) =>
      it.on(getHostedProfilePage, () => ({ token: '', endpoint: 'https://gateway.test/addPayment' })),
    );
    expect(within(dialog()!).getByRole('alert').textContent).toContain('No token provided');
    expect(posted).not.toHaveBeenCalled();
  });
});
