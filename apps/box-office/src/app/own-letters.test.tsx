// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { listOwnSessions } from '@stagedoor/contract/calls/office/own-account';
import { chooseOwnLetter, listOwnLetters } from '@stagedoor/contract/calls/office/own-letters';
import { listOwnPasskeys } from '@stagedoor/contract/calls/office/passkeys';
import type { LetterRhythm } from '@stagedoor/rules/staff/letters-to-staff';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const choice = () => screen.findByRole('combobox', { name: 'Letter about: Refunds to decide' });

const value = async () => ((await choice()) as HTMLSelectElement).value;

async function openAccount(keep: (how: LetterRhythm | undefined) => void, offered = 1) {
  let how: LetterRhythm | undefined;
  const letters = () => [{ matter: 'Refunds', about: 'Refunds to decide', how }].slice(0, offered);
  await openOffice({
    session: signedIn(),
    url: '/account',
    server: (stand) =>
      stand
        .on(listOwnSessions, () => ({ sessions: [] }))
        .on(listOwnPasskeys, () => ({ passkeys: [] }))
        .on(listOwnLetters, () => ({ letters: letters() }))
        .on(chooseOwnLetter, (asked) => {
          keep(asked.how);
          how = asked.how;
          return {};
        }),
  });
}

test('[HOOK-07] somebody chooses what to hear of by letter, and how often', async () => {
  const kept = vi.fn<(how: LetterRhythm | undefined) => void>();
  await openAccount(kept);
  expect(await choice()).toHaveProperty('value', '');
  await userEvent.selectOptions(await choice(), 'Every morning');
  await expect.poll(value).toBe('daily');
  await userEvent.selectOptions(await choice(), 'No letter');
  await expect.poll(() => kept.mock.calls).toEqual([['daily'], [undefined]]);
});

test('[HOOK-07] a choice that was not kept says so, and shows what counts', async () => {
  await openAccount(() => {
    throw refusal(404, 'NOT_FOUND', 'It is not there any more.');
  });
  await userEvent.selectOptions(await choice(), 'As it comes up');
  await screen.findByText('Your choice was not kept');
  expect(await choice()).toHaveProperty('value', '');
});

test('[HOOK-07] whoever acts on nothing is offered no letters', async () => {
  await openAccount(() => {}, 0);
  await screen.findByText('Where you are signed in');
  await expect.poll(() => screen.queryByText('Letters to you')).toBeNull();
});
