// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { ToastProvider } from '@stagedoor/ui/toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../parts/session/session-store.ts';
import { SessionContext } from '../../parts/session/use-session.ts';
import { now, userSession } from '../../parts/testing/samples.ts';
import SessionExpiring from './session-expiring.tsx';

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[SHELL-10] the minutes are counted on while the question stands', () => {
  const store = createSessionStore();
  const session = userSession({ secondsToExpire: 130 });
  store.set({ phase: 'user', session, answeredAt: new Date(now), expiring: true });
  render(
    <ToastProvider>
      <SessionContext value={store}>
        <SessionExpiring />
      </SessionContext>
    </ToastProvider>,
  );
  const said = () => screen.getByRole('alertdialog').textContent;
  expect(said()).toContain('3 minutes');
  act(() => void vi.advanceTimersByTime(11_000));
  expect(said()).toContain('2 minutes');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toContain('1 minute');
});
