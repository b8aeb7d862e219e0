// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { checkOutletPassword } from '@stagedoor/contract/calls/shop/session';
import { AskingContext } from './asking-context.ts';
import { createQueryClient } from './query-client.ts';
import { refusal, StandInServer } from './testing/stand-in-server.ts';
import { useAnswer } from './use-answer.ts';
import { useSend } from './use-send.ts';

afterEach(cleanup);

function surroundings(server: StandInServer) {
  const asked = createQueryClient({ answers: {}, now: '2026-11-15T17:00:00Z' });
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const open = () => Promise.resolve({ client });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AskingContext value={open}>
      <QueryClientProvider client={asked}>{children}</QueryClientProvider>
    </AskingContext>
  );
  return { asked, wrapper };
}

test('[SHELL-15] a question is loading, then success or error', async () => {
  const server = new StandInServer().on(getOutletEvents, () => ({ events: [] }));
  const answered = renderHook(() => useAnswer(getOutletEvents, {}), surroundings(server));
  expect(answered.result.current.status).toBe('pending');
  await waitFor(() => expect(answered.result.current.status).toBe('success'));

  server.on(getOutletEvents, () => {
    throw refusal(403, 'NOT_ALLOWED', 'No');
  });
  const refused = renderHook(() => useAnswer(getOutletEvents, {}), surroundings(server));
  await waitFor(() => expect(refused.result.current.status).toBe('error'));
  expect(server.countOf(getOutletEvents)).toBe(2);
});

test('what did not load while offline loads by itself once the network is back', async () => {
  let offline = true;
  const server = new StandInServer().on(getOutletEvents, () => {
    if (offline) throw refusal(403, 'NOT_ALLOWED', 'No');
    return { events: [] };
  });
  const { result } = renderHook(() => useAnswer(getOutletEvents, {}), surroundings(server));
  await waitFor(() => expect(result.current.status).toBe('error'));
  offline = false;
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await waitFor(() => expect(result.current.status).toBe('success'));
});

test('[SHELL-15] an action is tracked by its name: loading, then success or error', async () => {
  const server = new StandInServer().on(checkOutletPassword, () => ({ outletPasswordRequired: false }));
  const { asked, wrapper } = surroundings(server);
  const { result } = renderHook(() => useSend(checkOutletPassword), { wrapper });
  const seen = new Set<string>();
  asked
    .getMutationCache()
    .subscribe(({ mutation }) =>
      seen.add(`${String(mutation?.options.mutationKey)} ${mutation?.state.status}`),
    );
  act(() => result.current.mutate({ password: 'encore' }));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect([...seen]).toEqual([
    'checkOutletPassword idle',
    'checkOutletPassword pending',
    'checkOutletPassword success',
  ]);
});
