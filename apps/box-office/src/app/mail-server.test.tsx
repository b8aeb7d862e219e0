// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { changeMailServer, getMailServer, tryMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const open = (
  told: MailServerTold,
  server: NonNullable<Parameters<typeof openOffice>[0]['server']> = () => {},
) =>
  openOffice({
    session: signedIn(),
    url: '/setup/mail',
    server: (stand) => {
      stand.on(getMailServer, () => told);
      server(stand);
    },
  });
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[SETUP-07] a mail server is typed, refused in words, tried by a letter, and kept with its code', async () => {
  let refused = true;
  const office = await open({ keptBy: 'nobody', mayType: true }, (stand) =>
    stand
      .on(tryMailServer, () => {
        if (refused) throw refusal(409, 'MAIL_SERVER_REFUSED', 'It does not answer.');
        return { to: 'owner@lantern.example', seconds: 0.4 };
      })
      .on(changeMailServer, () => ({})),
  );
  expect(await screen.findByText('Letters reach nobody')).toBeTruthy();
  await press('Send me a letter');
  expect(screen.getAllByText(/Please name the mail server/).length).toBeGreaterThan(0);
  await type('Mail server', 'smtp.example.com');
  await type('Letters come from', 'tickets@lantern.example');
  await press('Send me a letter');
  expect(await screen.findByText('It does not answer.')).toBeTruthy();
  refused = false;
  await press('Send me a letter');
  await type('Code of the letter', '123456');
  await press('It arrived, keep it');
  const sent = office.server.asked.find(({ path }) => path === changeMailServer.path)?.input;
  expect(sent).toMatchObject({ host: 'smtp.example.com', port: '465', security: 'tls', code: '123456' });
});

test('[SETUP-07] the records of the sender’s domain stand there to be copied, each with how it stands', async () => {
  await open({
    keptBy: 'owner',
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    sender: 'tickets@lantern.example',
    spf: { name: 'lantern.example', value: 'v=spf1 a:smtp.example.com ~all', state: 'missing' },
    dkim: { name: 'stagedoor._domainkey.lantern.example', value: 'v=DKIM1; k=rsa; p=abc', state: 'found' },
    mayType: true,
  });
  expect(await screen.findByText('Not there yet')).toBeTruthy();
  expect(screen.getByText('Found')).toBeTruthy();
  expect(screen.getByDisplayValue('v=DKIM1; k=rsa; p=abc')).toBeTruthy();
});
