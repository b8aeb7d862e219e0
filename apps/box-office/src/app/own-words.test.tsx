// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getOutletDraft, saveOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { getOutletWords, setOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import type { OutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const DESCRIPTION = 'Shows we would cross town for.';

const open = async (facts: Partial<OutletWords> = {}, isRefused = false) => {
  const draft: OutletDraft = {
    outletId: 1,
    name: 'Lantern Club',
    origin: 'https://lantern.example',
    state: 'waits',
    keptBy: 'desk',
    published: {
      name: 'Lantern Club',
      description: DESCRIPTION,
      languages: ['en', 'fr'],
      hosts: ['lantern.example'],
    },
    typed: [],
    problems: [],
  };
  const words: OutletWords = {
    outletId: 1,
    languages: ['en', 'fr', 'es'],
    keptBy: 'desk',
    said: [{ text: DESCRIPTION, language: 'es', words: 'Funciones que valen el viaje.' }],
    ...facts,
  };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/outlets/1/hosts',
    server: (stand) =>
      void stand
        .on(getOutletDraft, () => draft)
        .on(saveOutletDraft, () => draft)
        .on(getOutletWords, () => words)
        .on(setOutletWords, () => {
          if (isRefused) throw refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed it');
          return {};
        }),
  });
  return {
    group: await screen.findByRole('group', { name: 'In other languages: Description' }),
    sent: (path: string) => server.asked.filter((asked) => asked.path === path).map(({ input }) => input),
  };
};

const french = (group: HTMLElement) =>
  [...group.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Français'))!;

test('[LANG-05] below a text stands where it is missing in another language, and it is said there', async () => {
  const { group, sent } = await open();
  expect(french(group).textContent).toBe('Français (Canada)missing');
  expect(group.textContent).toContain('Español');
  expect(group.textContent?.match(/missing/g)).toHaveLength(1);
  await userEvent.click(french(group));
  const field = screen.getByLabelText('Description, Français (Canada)');
  fireEvent.change(field, { target: { value: ' Des spectacles. ' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Said in Français (Canada)');
  expect(sent(setOutletWords.path)).toEqual([
    { outletId: 1, text: DESCRIPTION, language: 'fr', words: 'Des spectacles.' },
  ]);
});

test('[LANG-05] what somebody else said meanwhile is not written over, and stays typed', async () => {
  const { group } = await open({}, true);
  await userEvent.click(french(group));
  fireEvent.change(screen.getByLabelText('Description, Français (Canada)'), { target: { value: 'Autre' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Description, Français (Canada)');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Somebody else changed it')).toBeTruthy();
  expect(field.value).toBe('Autre');
});

test('[LANG-05] an outlet that files keep shows its words, and takes none', async () => {
  const { group, sent } = await open({ keptBy: 'files' });
  await userEvent.click(french(group));
  fireEvent.change(screen.getByLabelText('Description, Français (Canada)'), { target: { value: 'Autre' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Files keep this outlet: publish something first')).toBeTruthy();
  expect(sent(setOutletWords.path)).toEqual([]);
});

test('[LANG-01] the languages of a shop are chosen in its draft, its own first', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  const own = screen.getByLabelText(/^The shop’s own/);
  fireEvent.change(own, { target: { value: 'fr' } });
  await waitFor(() =>
    expect(sent(saveOutletDraft.path).at(-1)).toMatchObject({
      fields: [{ field: 'languages', value: ['fr', 'en', 'de'] }],
    }),
  );
});
