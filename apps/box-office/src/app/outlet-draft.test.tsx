// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  getOutletDraft,
  listOutletPublishes,
  planOutletPublish,
  publishOutlet,
  saveOutletDraft,
  undoOutletPublish,
} from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { getOutletPreview } from '@stagedoor/contract/calls/office/preview';
import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { openOffice } from './testing/open-office.tsx';
import { pasteInto } from './testing/paste-into.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const published = {
  name: 'Lantern Club',
  hosts: ['lantern.example'],
  theme: { linkColor: '#b1251d' },
  policies: [{ id: 7, type: 'terms', sale: 'any', headline: 'Terms', text: '<p>Be kind.</p>' }],
  delivery: [],
};
const draftOf = (part: Partial<OutletDraft> = {}): OutletDraft => ({
  outletId: 1,
  name: 'Lantern Club',
  origin: 'https://lantern.example',
  state: 'waits',
  keptBy: 'desk',
  published,
  typed: [],
  problems: [],
  ...part,
});
const typed = (field: 'theme.linkColor' | 'policies' | 'name', value: unknown, by = 'Robin, Owner') => ({
  field,
  value,
  by,
  isMine: by === 'Robin, Owner',
  at: now,
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface Saved {
  path: string;
  input: unknown;
}
const savedIn = (asked: readonly Saved[]) =>
  asked.filter(({ path }) => path === saveOutletDraft.path).map(({ input }) => input);

const open = (
  path: string,
  draft: OutletDraft,
  more: Parameters<typeof openOffice>[0]['server'] = () => {},
) =>
  openOffice({
    session: signedIn(),
    url: `/setup/outlets/1${path}`,
    server: (stand) => {
      let kept = draft;
      stand
        .on(getOutletDraft, () => kept)
        // Nobody's answer is a server that is silent: whoever presses then is asked to wait.
        .on(getOutletPreview, () => ({
          outletId: 1,
          pages: [{ name: 'All events', address: 'https://lantern.example/?draft=1' }],
          until: now,
        }))
        .on(saveOutletDraft, ({ fields }) => {
          const saved = fields.map(({ field: name, value }) => typed(name as 'name', value));
          return (kept = { ...kept, typed: saved });
        });
      more(stand);
    },
  });

test('[SETUP-04] a colour that cannot be read is told while it is chosen, and the nearest is one press away', async () => {
  const { server } = await open('/look', draftOf());
  fill('Buttons and links', '#b86f0e');
  expect(screen.getByText(/to 1 on paper, 4\.5 is needed/)).toBeTruthy();
  await press('Use it');
  await expect.poll(() => field('Buttons and links').value).not.toBe('#b86f0e');
  const nearest = field('Buttons and links').value;
  await expect.poll(() => screen.queryByText(/4\.5 is needed/)).toBeNull();
  // On a slow machine the first colour is saved, too.
  await expect
    .poll(() => savedIn(server.asked).at(-1))
    .toMatchObject({ fields: [{ field: 'theme.linkColor', value: nearest }] });
  expect(await screen.findByText(/^Saved by itself at/)).toBeTruthy();
});

test('[SETUP-03] what is not saved stays in the field, says so, and is not published', async () => {
  await open('/hosts', draftOf(), (stand) =>
    stand.on(saveOutletDraft, () => {
      throw refusal(503, 'TRY_AGAIN', 'Away');
    }),
  );
  fill('Name of the shop', 'Lantern North');
  await waitFor(() => expect(screen.getByText(/^Not saved\./)).toBeTruthy());
  expect(field('Name of the shop').value).toBe('Lantern North');
  expect(screen.getByRole('button', { name: /^Review and publish/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('[SETUP-03] what speaks against a draft stands at its field and keeps it from being published', async () => {
  const message = '"https://x" is not a host name';
  await open(
    '/hosts',
    draftOf({ typed: [typed('name', 'X', 'Ada, Owner')], problems: [{ field: 'hosts', message }] }),
  );
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText(/Typed by Ada, Owner/)).toBeTruthy();
  const button = screen.getByRole('button', { name: /^Review and publish/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent, 'where it is, for whoever is elsewhere').toBe(
    `Names and addresses: ${message}`,
  );
  expect(reason?.querySelector('a')?.getAttribute('href')).toBe('/setup/outlets/1/hosts');
});

test('[SETUP-06] a policy is written in an editor and kept as what pages show', async () => {
  const { server } = await open('/policies', draftOf());
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text.textContent).toBe('Be kind.');
  pasteInto(text, '<ul style="x"><li onclick="x()">No &lt;script&gt;</li></ul><script>alert(1)</script>');
  await waitFor(() => expect(savedIn(server.asked)).toHaveLength(1));
  expect(savedIn(server.asked)).toMatchObject([
    {
      fields: [{ field: 'policies', value: [{ text: '<ul><li>No &lt;script&gt;Be kind.</li></ul>' }] }],
    },
  ]);
});

test('[SETUP-12] publishing tells what changes and whom it touches, and publishes what was shown', async () => {
  const { server } = await open('/look', draftOf({ typed: [typed('theme.linkColor', '#005f73')] }), (stand) =>
    stand
      .on(planOutletPublish, () => ({
        version: 'seen',
        sentences: ['The colour of links becomes #005f73.'],
        problems: [],
        notes: [],
        carts: 3,
        takesOver: false,
      }))
      .on(publishOutlet, () => ({ sentences: [] })),
  );
  await press('Review and publish');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The colour of links becomes #005f73.')).toBeTruthy();
  expect(dialog.getByText('3 carts are on the way to be paid and may finish.')).toBeTruthy();
  await press('Publish 1 change');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.find(({ path }) => path === publishOutlet.path)?.input).toEqual({
    outletId: 1,
    version: 'seen',
  });
});

test('[SETUP-12] what was published is listed; what stays says why, the rest is undone', async () => {
  const { server } = await open('/publishes', draftOf(), (stand) =>
    stand
      .on(listOutletPublishes, () => ({
        publishes: [
          { id: 2, by: 'Ada, Owner', at: now, sentences: ['The name changes.'], isUndone: false },
          {
            id: 1,
            by: 'Ada, Owner',
            at: now,
            sentences: ['Older.'],
            isUndone: false,
            stays: 'It stays: sold.',
          },
        ],
      }))
      .on(undoOutletPublish, () => ({})),
  );
  expect(await screen.findByText(/It stays: sold\./)).toBeTruthy();
  await press('Undo');
  await waitFor(() => expect(server.countOf(undoOutletPublish)).toBe(1));
  expect(server.asked.find(({ path }) => path === undoOutletPublish.path)?.input).toEqual({
    outletId: 1,
    id: 2,
  });
});

test('[SETUP-03] whoever leaves before the pause is over has typed it all the same', async () => {
  const { server } = await open('/hosts', draftOf());
  fill('Name of the shop', 'Lantern North');
  const above = within(screen.getByRole('navigation', { name: 'Where this belongs' }));
  await userEvent.click(above.getByRole('link', { name: 'Set-up' }));
  expect(savedIn(server.asked)).toMatchObject([{ fields: [{ field: 'name', value: 'Lantern North' }] }]);
});

const chosen = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  fireEvent.change(screen.getByLabelText('File: the logo'), { target: { files: [new File([bytes], name)] } });

test('[SETUP-05] a logo is chosen from the computer and named by the draft; what was cleaned is said', async () => {
  const address = '/images/0123456789abcdef0123456789abcdef.svg';
  const { server } = await open('/look', draftOf(), (stand) =>
    stand.on(uploadPicture, () => ({ address, wasCleaned: true })),
  );
  chosen('logo.svg', '<svg></svg>');
  await waitFor(() => expect(savedIn(server.asked)).toHaveLength(1));
  expect(savedIn(server.asked)).toMatchObject([{ fields: [{ field: 'theme.logo', value: address }] }]);
  const sent = server.asked.find(({ path }) => path === uploadPicture.path)?.input;
  const bytes = new TextEncoder().encode('<svg></svg>');
  expect(sent).toEqual({ outletId: 1, what: 'picture', name: 'logo.svg', bytes });
  expect(screen.getByText('Scripts and links were taken out of logo.svg.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it off the logo' })).toBeTruthy();
});

test('[SETUP-05] what is no picture is told at its place, what is too large is not even sent, and the next one mends it', async () => {
  const { server } = await open('/look', draftOf(), (stand) =>
    stand.on(uploadPicture, ({ name }) => {
      if (name === 'page.png') throw refusal(409, 'PICTURE_REFUSED', 'page.png is not a whole picture.');
      return { address: '/images/0123456789abcdef0123456789abcdef.png', wasCleaned: false };
    }),
  );
  chosen('page.png', '<html>');
  expect(await screen.findByText('page.png is not a whole picture.')).toBeTruthy();
  chosen('six.png', new Uint8Array(6_000_000));
  expect(await screen.findByText('The picture six.png is larger than 5 MB.')).toBeTruthy();
  expect(server.countOf(uploadPicture)).toBe(1);
  chosen('good.png', 'good');
  await waitFor(() => expect(screen.queryByText(/larger than 5 MB/)).toBeNull());
  await waitFor(() => expect(savedIn(server.asked)).toHaveLength(1));
});
