// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { countMails, getMail, listMails, sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const mail = (id: number, change: Partial<ListedMail> = {}): ListedMail => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  outletId: 1,
  kind: 'order-placed',
  recipient: `fan-${id}@example.com`,
  subject: `Letter ${id}`,
  state: 'sent',
  writtenAt: now,
  attempts: 1,
  isSecret: false,
  ...change,
});
const dead = mail(1, { state: 'dead', problem: 'Mailbox full', attempts: 6 });
const secret = mail(2, { isSecret: true });
const letters = [dead, secret];

const open = (role: 'desk' | 'viewer' = 'desk', url = '/mail?words=fan') =>
  openOffice({
    session: signedIn(role),
    url,
    server: (stand) =>
      stand
        .on(listMails, () => ({ rows: letters, matching: 2, isExact: true }))
        .on(countMails, () => ({
          states: [
            { state: 'dead', mails: 1 },
            { state: 'sent', mails: 1212 },
          ],
        }))
        .on(getMail, ({ id }) => ({
          mail: letters.find((each) => each.id === id)!,
          text: id === dead.id ? 'They left us on Friday.' : undefined,
          hidesTickets: false,
        }))
        .on(sendMailAgain, () => ({})),
  });

test('[OPS-42] a letter is read beside the list that it was found in, with why it came back and the same filter', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Letter 1' }));
  expect(await screen.findByText('They left us on Friday.')).toBeTruthy();
  expect(screen.getAllByText('Mailbox full')).toHaveLength(2);
  expect(address()).toBe(`/mail?words=fan&letter=${dead.id}`);
  expect(screen.getByRole('link', { name: 'Letter 2' })).toBeTruthy();
  expect(screen.getByText('1,212 letters sent, none waits, 1 came back')).toBeTruthy();
  await userEvent.keyboard('u');
  await waitFor(() => expect(address()).toBe('/mail?words=fan'));
  expect(screen.queryByText('They left us on Friday.')).toBeNull();
});

test('[OPS-42] [OFFICE-10] S sends the open letter again, and only one that can be sent', async () => {
  const { server } = await open('desk', `/mail?letter=${secret.id}`);
  await screen.findByText('Its text is not kept, because it lets somebody in.');
  await userEvent.keyboard('s');
  expect(server.countOf(sendMailAgain)).toBe(0);
  cleanup();
  const again = await open('desk', `/mail?letter=${dead.id}`);
  await screen.findByText('They left us on Friday.');
  await userEvent.keyboard('s');
  await waitFor(() => expect(again.server.countOf(sendMailAgain)).toBe(1));
});
