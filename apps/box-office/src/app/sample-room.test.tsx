// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { endSimulatedTime, simulateTime } from '../../../../tools/testing/simulated-time.ts';
import { confirmStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(() => {
  cleanup();
  endSimulatedTime();
});

const open = (url = '/sample', part = {}) =>
  openOffice({
    session: signedIn('owner', part),
    url,
    server: (stand) => stand.on(confirmStaffPassword, () => signedIn('owner')),
  });
const rows = () => screen.getAllByRole('row').slice(1);
const numbers = () => rows().map((row) => /S\d+/.exec(row.textContent)?.[0]);
/** They wait for nothing between two keys: time need not go by for it. */
const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('[OFFICE-01] filter, sort and page stand in the address; a new filter begins at the first page', async () => {
  const { address } = await open();
  await screen.findByText('S1000');
  expect(rows()).toHaveLength(50);
  await press('Page forward');
  await screen.findByText('S1050');
  expect(address()).toBe('/sample?after=S1049');
  await press('Page back');
  await screen.findByText('S1000');
  await press('Total');
  await waitFor(() => expect(address()).toBe('/sample?sort=cents'));
  await press('Total');
  await waitFor(() => expect(address()).toBe('/sample?sort=-cents'));
  await press('Page forward');
  await waitFor(() => expect(address()).toContain('after='));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number, name' }), 'S1003');
  await waitFor(() => expect(numbers()).toEqual(['S1003']));
  expect(address()).toBe('/sample?sort=-cents&words=S1003');
});

test('[OFFICE-01] an address alone shows the same rows and the sum over all that match', async () => {
  await open('/sample?state=done&sort=-number');
  await screen.findByText('S1213');
  expect(numbers()[0]).toBe('S1213');
  expect(screen.getByText('72')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^State: done.*take away$/ })).toBeTruthy();
});

test('a filter that finds nothing offers itself to be taken away', async () => {
  const { address } = await open('/sample?words=zzz');
  await screen.findByText('Nothing matches');
  await userEvent.click(screen.getAllByRole('button', { name: /^Words: zzz/ })[1]!);
  await screen.findByText('S1000');
  expect(address()).toBe('/sample');
});

test('[OFFICE-10] J and K move, X chooses, Shift X up to here, Enter opens, U goes back', async () => {
  const { address } = await open();
  await screen.findByText('S1000');
  await userEvent.keyboard('jjx');
  expect(screen.getByText('1 chosen')).toBeTruthy();
  await userEvent.keyboard('jj{Shift>}x{/Shift}');
  expect(screen.getByText('3 chosen')).toBeTruthy();
  await userEvent.keyboard('k{Enter}');
  await waitFor(() => expect(address()).toBe('/sample/S1002'));
  await screen.findByRole('heading', { level: 1, name: 'S1002' });
  await userEvent.keyboard('u');
  await waitFor(() => expect(address()).toBe('/sample'));
});

test('[STAFF-07] all that match are chosen with their number; closing them wants the number, a reason and the password', async () => {
  const { server } = await open('/sample', { passwordAt: new Date('2026-11-15T15:00:00Z') });
  await screen.findByText('S1000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  await press('Choose all 214 that match');
  await press('Close 214…');
  await screen.findByRole('dialog', { name: 'Close 214 samples?' });
  await press('Close 214 samples');
  for (const problem of ['Please type 214', 'Please give a reason', 'Password Required']) {
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  }
  expect(server.countOf(confirmStaffPassword)).toBe(0);
  await userEvent.type(screen.getByLabelText('How many will be closed? Type the number.'), '214');
  await userEvent.type(screen.getByLabelText('Reason'), 'The season is over');
  await userEvent.type(screen.getByLabelText('Your password, once more'), 'encore77');
  await press('Close 214 samples');
  await screen.findByText('214 samples are closed');
  expect(server.countOf(confirmStaffPassword)).toBe(1);
  await waitFor(() => expect(screen.queryByText('open')).toBeNull());
});

test('[STAFF-07] a password of the last ten minutes is not asked for again', async () => {
  await open();
  await screen.findByText('S1000');
  await userEvent.keyboard('jx');
  await press('Close 1…');
  await screen.findByRole('dialog', { name: 'Close 1 samples?' });
  expect(screen.queryByLabelText('Your password, once more')).toBeNull();
});

test('what is held back can be undone with Z, and is done when the time is over', async () => {
  await open('/sample/S1003');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  simulateTime();
  await user.clear(name);
  await user.type(name, 'Other{Enter}');
  expect(screen.getByRole('status').textContent).toBe('S1003 is renamed');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('z');
  expect(screen.queryByText('S1003 is renamed')).toBeNull();
  await press('Save');
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(screen.queryByText('S1003 is renamed')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
});

test('[OFFICE-04] who saves second is shown both versions, and chooses', async () => {
  await open('/sample/S1003');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  simulateTime();
  const save = async (text: string) => {
    await user.clear(name);
    await user.type(name, text);
    await press('Save');
  };
  await save('First');
  // The next thing that is held back lets the former go, and both began from the same version.
  await save('Second');
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed it' });
  expect(dialog.textContent).toContain('First');
  expect(dialog.textContent).toContain('Second');
  await press('Take theirs');
  expect(name.value).toBe('First');
});

test('[OFFICE-03] an export is a task with its number: progress while it runs, in the rail too, and it can pause', async () => {
  await open();
  await screen.findByText('S1000');
  await press('Export 214 as CSV');
  expect((await screen.findAllByText('Export of 214 samples')).length).toBe(2);
  await press('Pause');
  expect(screen.getByText('Paused')).toBeTruthy();
  await press('Go on');
  expect(screen.getByText('Running')).toBeTruthy();
});
