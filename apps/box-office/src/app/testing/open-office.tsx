// The whole box office in a test, with a stand-in server behind it.
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '@stagedoor/asking/query-client';
import { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { getStaffSession } from '@stagedoor/contract/calls/office/staff-session';
import { getOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { listShowPublishes } from '@stagedoor/contract/calls/office/publish-shows';
import { listSavedViews } from '@stagedoor/contract/calls/office/saved-views';
import { listTasks } from '@stagedoor/contract/calls/office/tasks';
import { getSalesByHour, getToday, getWentByItself } from '@stagedoor/contract/calls/office/today';
import type { StaffSession } from '@stagedoor/contract/entities/staff';
import { KeyBoard } from '../../parts/keys/key-board.ts';
import { areKeysOff } from '../../parts/keys/keys-setting.ts';
import type { ArrivalLink } from '../../parts/session/arrival-link.ts';
import { SessionEngine } from '../../parts/session/session-engine.ts';
import { App } from '../app.tsx';
import { now } from './sample-session.ts';

interface OfficeOptions {
  session: StaffSession;
  url?: string;
  invitation?: string;
  newPassword?: string;
  firstRun?: string;
  server?: ((server: StandInServer) => void) | undefined;
  /** Instead of the stand-in. */
  fetch?: typeof fetch;
}

export interface OpenOffice {
  server: StandInServer;
  engine: SessionEngine;
  address: () => string;
  settle: () => Promise<void>;
}

const silent = { tell: () => {}, hear: () => {}, close: () => {} };
let listening: KeyBoard | undefined;
addEventListener('keydown', (event) => {
  if (listening?.press(event)) event.preventDefault();
});

export async function openOffice(options: OfficeOptions): Promise<OpenOffice> {
  const server = new StandInServer()
    .on(getStaffSession, () => options.session)
    .on(listTasks, () => ({ tasks: [], failingJobs: [] }))
    .on(getToday, () => ({ matters: [], forOthers: 0, missing: [] }))
    .on(getWentByItself, () => ({ letters: { sent: 0, waiting: 0 } }))
    .on(listSavedViews, () => ({ views: [] }))
    .on(listShowPublishes, () => ({ publishes: [] }))
    .on(getOutletWords, ({ outletId }) => ({
      outletId,
      languages: ['en' as const],
      keptBy: 'desk' as const,
      said: [],
    }))
    .on(getSalesByHour, () => ({ today: [], before: [], orders: 0 }));
  options.server?.(server);
  const queries = createQueryClient({ answers: {}, now: now.toISOString() });
  const engine = new SessionEngine({
    fetch: options.fetch ?? server.fetch,
    channel: silent,
    timeNow: () => now,
    onFreshStart: () => queries.clear(),
    onBack: () => void queries.invalidateQueries(),
  });
  listening = new KeyBoard(areKeysOff);
  let location: ReturnType<typeof useLocation>;
  function Address() {
    // oxlint-disable-next-line react/globals -- tests look at the address from outside
    location = useLocation();
    return null;
  }
  render(
    <App
      engine={engine}
      queries={queries}
      keys={listening}
      link={linkOf(options)}
      router={(children) => (
        <MemoryRouter initialEntries={[options.url ?? '/']}>
          <Address />
          {children}
        </MemoryRouter>
      )}
    />,
  );
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((done) => setTimeout(done, 1));
      });
    }
  };
  await act(() => engine.refresh());
  await settle();
  return { server, engine, settle, address: () => location.pathname + location.search };
}

function linkOf({ invitation, newPassword, firstRun }: OfficeOptions): ArrivalLink | undefined {
  if (invitation) return { kind: 'invitation', token: invitation };
  if (firstRun) return { kind: 'first-run', token: firstRun };
  return newPassword ? { kind: 'new-password', token: newPassword } : undefined;
}
