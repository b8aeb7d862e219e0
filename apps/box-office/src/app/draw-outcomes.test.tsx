// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { freezeDraw, recordDrawNumber } from '@stagedoor/contract/calls/office/decide-draws';
import { checkDraw, getDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { openOffice } from './testing/open-office.tsx';
import { drawCheck, drawOf } from './testing/sample-draw.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sampleDigits: Partial<DrawDetail> = {
  state: 'frozen',
  inputKind: 'digits',
  inputDigits: 12,
  inputSource: 'Numbers of Nov 17',
};

test('[OFFICE-03] a freezing whose answer was lost is looked up, and shown as what it is', async () => {
  let state: DrawDetail['state'] = 'committed';
  const { server } = await openOffice({
    session: signedIn(),
    url: '/draws/13',
    server: (stand) =>
      stand
        .on(getDraw, () => drawOf({ state }))
        .on(checkDraw, () => drawCheck)
        .on(freezeDraw, () => {
          state = 'frozen';
          throw refusal(504, 'NONE', 'Gateway timeout');
        }),
  });
  await press('Freeze the list…');
  await userEvent.type(screen.getByLabelText(/How many requests are sealed/), '2040');
  await press('Freeze 2,040 requests');
  expect(await screen.findByText(staffMessages.looksUp)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.countOf(freezeDraw)).toBe(1);
  expect(document.body.textContent).not.toContain(connectionMessages.noAnswer);
  // The page is at the next stage.
  expect(await screen.findByRole('button', { name: 'Draw' })).toBeTruthy();
});

test('[DRAW-02] the public number is typed twice, with what it fixes; one slip and nothing is sent', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/draws/13',
    server: (stand) => stand.on(getDraw, () => drawOf(sampleDigits)).on(recordDrawNumber, () => ({})),
  });
  await press('Record the public number…');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/fixes the order of all 2,040 requests/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('The 12 digits'), '123456789012');
  await userEvent.type(dialog.getByLabelText('The 12 digits, once more'), '123456789021');
  await press('Record it for good');
  expect(dialog.getAllByText(drawOfficeMessages.numbersDiffer).length).toBeGreaterThan(0);
  expect(server.countOf(recordDrawNumber)).toBe(0);
  await userEvent.clear(dialog.getByLabelText('The 12 digits, once more'));
  await userEvent.type(dialog.getByLabelText('The 12 digits, once more'), '123456 789012');
  await press('Record it for good');
  await waitFor(() => expect(server.countOf(recordDrawNumber)).toBe(1));
});
