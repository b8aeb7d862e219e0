// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getOutletDraft, saveOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { setOutletPassword } from '@stagedoor/contract/calls/office/outlet-password';
import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { getOutletPreview } from '@stagedoor/contract/calls/office/preview';
import { openOffice } from './testing/open-office.tsx';
import { pasteInto } from './testing/paste-into.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const picture = (letter: string) => `/images/${letter.repeat(32)}.png`;
const published = {
  name: 'Lantern Club',
  hosts: ['lantern.example'],
  theme: {
    carousel: [
      { image: picture('a'), link: null, title: 'First' },
      { image: picture('b'), link: null, title: 'Second' },
      { image: picture('c'), link: null, title: null },
    ],
  },
  policies: [],
  contents: [],
  delivery: [],
  login: 'as-needed',
};

const previewed = [
  { name: 'All events', address: 'https://lantern.example/?preview=signed' },
  { name: 'Sign-in', address: 'https://lantern.example/login?preview=signed' },
];

const open = async (
  path: string,
  facts: Partial<OutletDraft> = {},
  more: Parameters<typeof openOffice>[0]['server'] = () => {},
) => {
  const draft: OutletDraft = {
    outletId: 1,
    name: 'Lantern Club',
    origin: 'https://lantern.example',
    state: 'waits',
    keptBy: 'desk',
    published,
    typed: [],
    problems: [],
    ...facts,
  };
  const opened = await openOffice({
    session: signedIn(),
    url: `/setup/outlets/1${path}`,
    server: (stand) => {
      stand
        .on(getOutletDraft, () => draft)
        .on(getOutletPreview, () => ({ outletId: 1, pages: previewed, until: now }))
        .on(saveOutletDraft, ({ fields }) => ({
          ...draft,
          typed: fields.map(({ field, value }) => ({
            field,
            value,
            by: 'Robin, Owner',
            isMine: true,
            at: now,
          })),
        }));
      more(stand);
    },
  });
  /** The latest: on a busy machine a part of what is typed is saved before the rest. */
  const saved = async () => {
    const inputs = () =>
      opened.server.asked
        .filter(({ path: asked }) => asked === saveOutletDraft.path)
        .map(({ input }) => input);
    await waitFor(() => expect(inputs().length).toBeGreaterThan(0));
    return (inputs().at(-1) as { fields: { field: string; value: unknown }[] }).fields;
  };
  return { ...opened, saved };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[SETUP-03] pictures are put into another order by buttons and by keys, which is said, and saved as one list', async () => {
  const { saved } = await open('/front');
  await press('Move “First” down');
  expect(screen.getByText('“First” is 2 of 3 now')).toBeTruthy();
  fireEvent.keyDown(screen.getByLabelText('Words on picture 3 optional'), { key: 'ArrowUp', altKey: true });
  expect(screen.getByText('picture 3 is 2 of 3 now')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move “Second” up' }).disabled).toBe(true);
  const [first] = await saved();
  expect(first).toMatchObject({
    field: 'theme.carousel',
    value: [{ image: picture('b') }, { image: picture('c') }, { image: picture('a') }],
  });
});

test('[SETUP-03] a promotion is uploaded, worded and taken off again', async () => {
  const { saved } = await open('/front', {}, (stand) =>
    stand.on(uploadPicture, () => ({ address: picture('d'), wasCleaned: false })),
  );
  fireEvent.change(screen.getByLabelText('File: another promotion'), {
    target: { files: [new File(['x'], 'x.png')] },
  });
  await screen.findByLabelText('Words on promotion 1 optional');
  fill('Words on promotion 1 optional', 'Two for one');
  await waitFor(async () =>
    expect(await saved()).toMatchObject([
      { field: 'theme.promos', value: [{ image: picture('d'), title: 'Two for one', link: null }] },
    ]),
  );
  await press('Take off “Two for one”');
  expect(screen.queryByLabelText('Words on promotion 1 optional')).toBeNull();
});

test('[SETUP-03] a notice is written with what it says, where and from when', async () => {
  const { saved } = await open('/texts');
  await press('Another notice');
  fill('Title', 'Doors at six');
  pasteInto(await screen.findByRole('textbox', { name: 'Text' }), '<p>Bring a coat.</p>');
  fill('What it does', 'closeable');
  await userEvent.click(screen.getByLabelText('List of events'));
  fill('Shown from optional', '2026-12-01T10:30');
  await waitFor(async () =>
    expect(await saved()).toMatchObject([
      {
        field: 'contents',
        value: [
          {
            title: 'Doors at six',
            body: '<p>Bring a coat.</p>',
            behavior: 'closeable',
            pages: ['global', 'event-list'],
            from: new Date('2026-12-01T10:30').toISOString(),
          },
        ],
      },
    ]),
  );
});

test('[SETUP-03] profiles, sign-in, times and countries are typed as everything else', async () => {
  const { saved } = await open('/hosts');
  fill('Instagram optional', 'https://instagram.example/lantern');
  await waitFor(async () =>
    expect(await saved()).toEqual([
      { field: 'social', value: { instagram: { url: 'https://instagram.example/lantern', active: true } } },
    ]),
  );
  cleanup();
  const entry = await open('/entry');
  fill('When customers sign in', 'always');
  fill('Minutes for the checkout optional', '15');
  await waitFor(async () =>
    expect(await entry.saved()).toEqual([
      { field: 'login', value: 'always' },
      { field: 'checkoutMinutes', value: 15 },
    ]),
  );
  cleanup();
  const delivery = await open('/delivery');
  await userEvent.click(screen.getByText('Other countries'));
  await userEvent.click(screen.getByLabelText('France'));
  await waitFor(async () => expect(await delivery.saved()).toEqual([{ field: 'shipsTo', value: ['FR'] }]));
});

test('[SETUP-03] where pages ask is chosen in words, and another address is typed', async () => {
  const { saved } = await open('/hosts');
  const where = 'Where pages ask for what they show';
  expect(screen.getByLabelText<HTMLSelectElement>(where).selectedOptions[0]?.textContent).toMatch(
    /^Beside it, at api\./,
  );
  fill(where, 'same');
  await waitFor(async () => expect(await saved()).toEqual([{ field: 'apiHost', value: 'same' }]));
  expect(screen.queryByLabelText('Its address')).toBeNull();
  fill(where, 'own');
  expect(screen.getByLabelText<HTMLInputElement>('Its address').value).toMatch(/^api\./);
  fill('Its address', '');
  fill('Its address', 'calls.example');
  await waitFor(async () => expect(await saved()).toEqual([{ field: 'apiHost', value: 'calls.example' }]));
});

test('[SETUP-03] the password of a private shop counts at once, stands in no draft, and says what is wrong with it', async () => {
  const { server } = await open('/entry', {}, (stand) =>
    stand.on(setOutletPassword, ({ password }) => {
      if (password === 'abc') throw refusal(409, 'DESCRIPTION_REFUSED', 'At least 6 characters.');
      return {};
    }),
  );
  fill('Password for everybody who may come in', 'abc');
  await press('Make it private');
  expect(await screen.findByText('At least 6 characters.')).toBeTruthy();
  fill('Password for everybody who may come in', 'encore');
  await press('Make it private');
  expect(await screen.findByText('The shop is private now')).toBeTruthy();
  expect(screen.queryByText('At least 6 characters.')).toBeNull();
  expect(server.asked.some(({ path }) => path === saveOutletDraft.path)).toBe(false);
});

test('[SETUP-03] a private shop is opened to everybody; one that files keep is not changed by the way', async () => {
  const { server } = await open('/entry', { published: { ...published, password: true } }, (stand) =>
    stand.on(setOutletPassword, () => ({})),
  );
  await press('Open it to everybody');
  await waitFor(() => expect(server.countOf(setOutletPassword)).toBe(1));
  expect(server.asked.find(({ path }) => path === setOutletPassword.path)?.input).toEqual({ outletId: 1 });
  cleanup();
  await open('/entry', { keptBy: 'files' });
  const make = screen.getByRole('button', { name: /^Make it private/ });
  expect(make.getAttribute('aria-disabled')).toBe('true');
  expect(within(make.parentElement!).getByText(/Files keep this outlet/)).toBeTruthy();
});

test('[SETUP-04] the shop stands beside the form, drawn anew when the draft was saved; another page and width are one choice away', async () => {
  await open('/look');
  const frames = () => screen.getAllByTitle<HTMLIFrameElement>('The shop as the draft has it');
  await waitFor(() => expect(frames().map(({ src }) => src)).toEqual([previewed[0]!.address]));
  fireEvent.load(frames()[0]!);
  fill('Buttons and links', '#005f73');
  await waitFor(() => expect(frames(), 'the former one stays until the next is there').toHaveLength(2), {
    timeout: 3000,
  });
  fireEvent.load(frames()[1]!);
  expect(frames()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Page of the shop'), 'Sign-in');
  expect(frames().at(-1)!.src).toBe(previewed[1]!.address);
  await userEvent.click(screen.getByLabelText('Desktop'));
  expect(screen.getByLabelText<HTMLInputElement>('Desktop').checked).toBe(true);
});

test('[SETUP-04] a preview that does not load leaves the fields as they are', async () => {
  await open('/look', {}, (stand) =>
    stand.on(getOutletPreview, () => {
      throw refusal(503, 'TRY_AGAIN', 'Away');
    }),
  );
  expect(await screen.findByText(/The preview/)).toBeTruthy();
  fill('Buttons and links', '#005f73');
  expect(screen.getByLabelText<HTMLInputElement>('Buttons and links').value).toBe('#005f73');
});
