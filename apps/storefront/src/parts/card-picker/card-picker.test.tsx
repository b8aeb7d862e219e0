// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { ToastProvider } from '@stagedoor/ui/toast';
import { Queries } from '../calls/queries.tsx';
import { queryClientOf } from '../calls/query-client-of.ts';
import { Clock } from '@stagedoor/screens/clock';
import { PageContext } from '../page/page-context.ts';
import { emptyPageState } from '../page/page-state.ts';
import { createSessionStore } from '../session/session-store.ts';
import { SessionContext } from '../session/use-session.ts';
import { OutletContext } from '../shop/outlet.ts';
import { now, sampleOutlet, userSession } from '../testing/samples.ts';
import { CardPicker } from './card-picker.tsx';

afterEach(cleanup);

const card = (last: number, expiration: string): PaymentMethod => ({
  id: last,
  uuid: `00000000-0000-4000-8000-00000000${last}`,
  gatewayCardId: String(last),
  holderName: 'Robin Vale',
  lastFour: String(last),
  expiration,
  type: 'Visa',
  isDefault: false,
  description: '',
  sort: 1,
});

function show(cards: PaymentMethod[], error?: string) {
  const page = emptyPageState(now);
  const store = createSessionStore();
  store.set({ session: userSession(), phase: 'user' });
  const key = answerKey(listPaymentMethods, { userId: 7 });
  queryClientOf(page).setQueryData([key], { paymentMethods: cards });
  const onChange = vi.fn<(card: PaymentMethod) => void>();
  render(
    <PageContext value={page}>
      <SessionContext value={store}>
        <Clock start={now}>
          <ToastProvider>
            <Queries>
              <MemoryRouter>
                <OutletContext value={sampleOutlet()}>
                  <CardPicker value={null} onChange={onChange} error={error} />
                </OutletContext>
              </MemoryRouter>
            </Queries>
          </ToastProvider>
        </Clock>
      </SessionContext>
    </PageContext>,
  );
  return onChange;
}

test('[PAY-03] an expired card is shown and cannot be chosen; one that expires soon can', () => {
  const cards = [card(1111, '2026-10'), card(2222, '2026-11')];
  const onChange = show(cards);
  const [soon, expired] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(expired!.disabled).toBe(true);
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getByText('Expiring Soon')).toBeTruthy();
  fireEvent.click(soon!);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(cards[1]);
});

test('[PAY-05] what is missing is said at the choice', () => {
  show([card(1111, '2030-03')], 'Missing payment method details');
  expect(screen.getByText('Missing payment method details')).toBeTruthy();
});
