// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getOutletDraft, listOutletPublishes } from '@stagedoor/contract/calls/office/drafts';
import { changeKeeper, checkFolder, takeFolderIn } from '@stagedoor/contract/calls/office/folder';
import type { FolderReport } from '@stagedoor/contract/calls/office/folder';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const report = (part: Partial<FolderReport>): FolderReport => ({
  mistakes: [],
  notes: [],
  sentences: [],
  more: 0,
  version: 'seen',
  takesOver: [],
  ...part,
});
const choose = (name = 'shop.zip', bytes: BlobPart = 'zip') =>
  fireEvent.change(screen.getByLabelText('ZIP archive'), { target: { files: [new File([bytes], name)] } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (server: NonNullable<Parameters<typeof openOffice>[0]['server']>) =>
  openOffice({ session: signedIn(), url: '/setup/folder', server });

test('[SETUP-11] what a folder would change is read first, with whom it takes over, and is taken in on yes', async () => {
  const { server } = await open((stand) =>
    stand
      .on(checkFolder, () =>
        report({
          sentences: ['Event “Gala” is new.'],
          more: 41,
          takesOver: ['Granite Hall'],
          notes: [{ file: 'outlets/a/events.yaml', line: 7, message: 'The show is in the past.' }],
        }),
      )
      .on(takeFolderIn, () => ({ changes: 42 })),
  );
  choose();
  expect(await screen.findByText('Event “Gala” is new.')).toBeTruthy();
  expect(screen.getByText('outlets/a/events.yaml, line 7')).toBeTruthy();
  await press('Take it in…');
  expect(within(screen.getByRole('dialog')).getByText('Files keep Granite Hall')).toBeTruthy();
  await press('Take in 42 changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.asked.find(({ path }) => path === takeFolderIn.path)?.input;
  expect(sent).toEqual({ bytes: new TextEncoder().encode('zip'), version: 'seen', takeOver: true });
});

test('[SETUP-11] a folder with mistakes cannot be taken in, and the next one is judged anew', async () => {
  const wrong = { file: 'outlets/a/outlet.yaml', line: 2, message: '"type" must be one of 1, 2, 3, 4.' };
  let reports = [report({ mistakes: [wrong] }), report({})];
  await open((stand) => stand.on(checkFolder, () => (reports = [...reports.slice(1), reports[0]!]).at(-1)!));
  choose();
  expect(await screen.findByText('One mistake')).toBeTruthy();
  expect(screen.getByText('outlets/a/outlet.yaml, line 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it in…' })).toBeNull();
  choose();
  expect(await screen.findByText('Nothing to change')).toBeTruthy();
  expect(screen.queryByText('One mistake')).toBeNull();
});

test('[SETUP-11] what is no archive says so, and what is too large is not even sent', async () => {
  const { server } = await open((stand) =>
    stand.on(checkFolder, () => {
      throw refusal(409, 'FOLDER_REFUSED', 'This is not a whole ZIP archive.');
    }),
  );
  choose('notes.txt');
  expect(await screen.findByText('This is not a whole ZIP archive.')).toBeTruthy();
  choose('huge.zip', new Uint8Array(26 * 1024 * 1024));
  expect(await screen.findByText('The archive is larger than 25 MB.')).toBeTruthy();
  expect(server.countOf(checkFolder)).toBe(1);
});

test('[SETUP-10] who keeps an outlet is told with what it means to change that', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/outlets/1/publishes',
    server: (stand) =>
      stand
        .on(getOutletDraft, () => ({
          outletId: 1,
          name: 'Lantern Club',
          origin: 'https://lantern.example',
          state: 'open' as const,
          keptBy: 'desk' as const,
          published: { name: 'Lantern Club' },
          typed: [],
          problems: [],
        }))
        .on(listOutletPublishes, () => ({ publishes: [] }))
        .on(changeKeeper, () => ({})),
  });
  await press('Give it back to the files…');
  expect(within(screen.getByRole('dialog')).getByText(/The next import changes the outlet/)).toBeTruthy();
  await press('Give it back');
  await waitFor(() => expect(server.countOf(changeKeeper)).toBe(1));
  expect(server.asked.find(({ path }) => path === changeKeeper.path)?.input).toEqual({
    outletId: 1,
    keptBy: 'files',
  });
});
