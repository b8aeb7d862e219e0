// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { getOutletEvents } from '@stagedoor/contract/calls/outlet';
import { checkOutletPassword } from '@stagedoor/contract/calls/session';
import { PageContext } from '../page/page-context.ts';
import { emptyPageState } from '../page/page-state.ts';
import { now } from '../testing/samples.ts';
import { refusal, StandInServer } from '../testing/stand-in-server.ts';
import { CallsContext } from './calls.ts';
import { Queries } from './queries.tsx';
import { queryClientOf } from './query-client.ts';
import { useAnswer } from './use-answer.ts';
import { useSend } from './use-send.ts';

afterEach(cleanup);

function surroundings(server: StandInServer) {
  const page = emptyPageState(now);
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const calls = () => Promise.resolve({ client, session: undefined as never });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageContext value={page}>
      <CallsContext value={calls}>
        <Queries>{children}</Queries>
      </CallsContext>
    </PageContext>
  );
  return { page, wrapper };
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

test('[SHELL-15] an action is tracked by its name: loading, then success or error', async () => {
  const server = new StandInServer().on(checkOutletPassword, () => ({ outletPasswordRequired: false }));
  const { page, wrapper } = surroundings(server);
  const { result } = renderHook(() => useSend(checkOutletPassword), { wrapper });
  const seen = new Set<string>();
  queryClientOf(page)
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
