import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageIdOf, smtpInbox } from '../../mail/testing/smtp-inbox.ts';
import type { SmtpInbox } from '../../mail/testing/smtp-inbox.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { calls, fan, loadPeople, PASSWORD, patient, visitor } from '../testing/people.ts';

/** The plain text of a message, its soft line breaks taken out. */
const textOf = (source: string): string => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

describe('the mails of accounts, as a mail server gets them', () => {
  let app: TestApp;
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await smtpInbox();
    const mail = { SMTP_URL: inbox.url, MAIL_FROM: 'tickets@lantern.example' };
    app = await testApp('server', { load: loadPeople, environment: { ...patient, ...mail } });
  });
  afterAll(async () => {
    await app.close();
    await inbox.close();
  });
  const arrived = async (subject: string) => {
    const find = () => inbox.mails.find(({ source }) => source.includes(`Subject: ${subject}`));
    await expect.poll(find).toBeDefined();
    return find()!;
  };

  test('[OPS-42] welcome', async () => {
    const account = {
      emailAddress: 'kim@example.com',
      password: PASSWORD,
      firstName: 'Kim',
      lastName: 'Ito',
    };
    await (await visitor(app)).send(calls.create, account);
    const { to, source } = await arrived('Welcome to Lantern Club');
    expect(to).toEqual(['kim@example.com']);
    expect(source).toContain('From: Lantern Club <tickets@lantern.example>');
    expect(source).toContain('Hello Kim,');
    expect(messageIdOf(source)).toMatch(/^[0-9a-f-]{36}@lantern\.example$/);
  });

  test('[OPS-42] password reset, then password changed', async () => {
    const browser = await visitor(app);
    await browser.send(calls.forgot, { emailAddress: fan });
    const { source } = await arrived('Reset your Lantern Club password');
    const [link, token] =
      /http:\/\/lantern\.localhost\/resetpassword\/([\w-]{43})/.exec(textOf(source)) ?? [];
    expect(link).toBeDefined();
    await browser.send(calls.reset, { emailAddress: fan, password: 'Harbor4ever', token });
    const changed = await arrived('Your Lantern Club password was changed');
    expect(changed.to).toEqual([fan]);
    expect(textOf(changed.source)).toContain('Sun, Nov 15, 2026, 12:00 PM ET');
  });

  test('[OPS-42] somebody tried to register your address', async () => {
    const account = { emailAddress: fan, password: PASSWORD, firstName: 'Mallory', lastName: 'X' };
    await (await visitor(app)).send(calls.create, account);
    const { to, source } = await arrived('You already have an account at Lantern Club');
    expect(to).toEqual([fan]);
    expect(source).not.toContain('Mallory');
  });

  test('a name that is an advertisement is not mailed to strangers', async () => {
    const firstName = 'Win at evil.example';
    const account = { emailAddress: 'stranger@example.com', password: PASSWORD, firstName, lastName: 'X' };
    await (await visitor(app)).send(calls.create, account);
    const isTheirs = () => inbox.mails.find(({ to }) => to.includes('stranger@example.com'));
    await expect.poll(isTheirs).toBeDefined();
    expect(isTheirs()!.source).not.toContain('evil.example');
    expect(isTheirs()!.source).toContain('Hello,');
  });
});
