// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskingContext } from '@stagedoor/asking/asking-context';
import { createQueryClient } from '@stagedoor/asking/query-client';
import { refusal, StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { createClient } from '@stagedoor/client/create-client';
import { openShop } from '@stagedoor/contract/calls/office/switches';
import { useOfficeSend } from './use-office-send.ts';

afterEach(cleanup);

function sending(server: StandInServer) {
  const asked = createQueryClient({ answers: {}, now: '2026-11-15T17:00:00Z' });
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AskingContext value={() => Promise.resolve({ client })}>
      <QueryClientProvider client={asked}>{children}</QueryClientProvider>
    </AskingContext>
  );
  return renderHook(() => useOfficeSend(openShop), { wrapper });
}

test('what became of it is said also when the button has gone with what it changed', async () => {
  const { result, unmount } = sending(new StandInServer().on(openShop, () => ({})));
  const onSuccess = vi.fn<() => void>();
  act(() => result.current.mutate({ outletId: 1 }, { onSuccess }));
  unmount();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

test('a refusal is said in the same way', async () => {
  const server = new StandInServer().on(openShop, () => {
    throw refusal(409, 'CONFLICT', 'No');
  });
  const { result, unmount } = sending(server);
  const [onSuccess, onError] = [vi.fn<() => void>(), vi.fn<() => void>()];
  act(() => result.current.mutate({ outletId: 1 }, { onSuccess, onError }));
  unmount();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onSuccess).not.toHaveBeenCalled();
});
