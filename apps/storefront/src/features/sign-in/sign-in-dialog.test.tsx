// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { login, validateEmail } from '@stagedoor/contract/calls/shop/user';
import type { Session } from '@stagedoor/contract/entities/session';
import { CallsProvider } from '../../parts/calls/calls-provider.tsx';
import type { Calls } from '../../parts/calls/calls.ts';
import { ToastProvider } from '@stagedoor/ui/toast';
import { Queries } from '../../parts/calls/queries.tsx';
import { OutletContext } from '../../parts/shop/outlet.ts';
import { sampleOutlet, userSession } from '../../parts/testing/samples.ts';
import { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import SignInDialog from './sign-in-dialog.tsx';

afterEach(cleanup);

function show() {
  const server = new StandInServer()
    .on(validateEmail, () => ({ valid: true }))
    .on(login, () => userSession());
  const adopt = vi.fn<(session: Session) => void>();
  const calls = { client: createClient({ apiBase: '', fetch: server.fetch }), session: { adopt } };
  const onSignedIn = vi.fn<(session: Session) => void>();
  render(
    <CallsProvider value={() => Promise.resolve(calls as unknown as Calls)}>
      <OutletContext value={sampleOutlet()}>
        <ToastProvider>
          <Queries>
            <SignInDialog open onClose={() => {}} onSignedIn={onSignedIn} />
          </Queries>
        </ToastProvider>
      </OutletContext>
    </CallsProvider>,
  );
  return { adopt, onSignedIn };
}

test('[LOGIN-12] the view on top of a page signs in and says so, and the page goes on', async () => {
  const { adopt, onSignedIn } = show();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'fan@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Lantern2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(userSession()));
  expect(adopt).toHaveBeenCalledExactlyOnceWith(userSession());
});

test('[LOGIN-12] [LOGIN-03] the dialog is named after the face it shows, and keeps the focus', () => {
  show();
  for (const face of ['Create Account', 'Sign In', 'Forgot Password']) {
    fireEvent.click(screen.getByRole('button', { name: face }));
    expect(screen.getByRole('dialog', { name: face })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: face }));
  }
});
