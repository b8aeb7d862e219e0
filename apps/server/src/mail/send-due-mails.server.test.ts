import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { bothEngines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { letterParts } from './letter-parts.ts';
import { letterheadOf } from './letterhead.ts';
import type { MailCarrier } from './mail-carrier.ts';
import { queueMail } from './queue-mail.ts';
import { nextAttempt, sendDueMails } from './send-due-mails.ts';
import { smtpCarrier } from './smtp-carrier.ts';
import { messageIdOf, smtpInbox } from './testing/smtp-inbox.ts';
import type { SmtpInbox } from './testing/smtp-inbox.ts';

const START = new Date('2026-11-15T17:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const LEASE_OVER = later(31);
const log = createLog('silent');
const outlet = {
  currency: 'USD' as const,
  timeZone: 'America/New_York',
  id: 1,
  sellerId: 1,
  name: 'Lantern Club',
  contactEmail: 'help@lantern.example',
  theme: {},
};
const from = letterheadOf(outlet, 'https://lantern.example');

function newMail(to: string) {
  const { paragraph } = letterParts;
  const parts = [paragraph`Hello`];
  return { kind: 'welcome', to, from, subject: 'Welcome', headline: 'Welcome', preview: '', parts };
}

for (const engine of bothEngines) {
  describe(`the outbox (${engine})`, () => {
    let database: TestDatabase;
    let inbox: SmtpInbox;
    let carrier: MailCarrier;
    beforeAll(async () => {
      database = await testDatabase(engine);
      await loadSmallWorld(database);
      inbox = await smtpInbox();
      carrier = smtpCarrier({ url: inbox.url }, 'tickets@lantern.example');
    });
    beforeEach(async () => {
      await database.db.deleteFrom('mails').execute();
      inbox.mails.length = 0;
      inbox.refuseWith = undefined;
    });
    afterAll(async () => {
      carrier.close();
      await inbox.close();
      await database.close();
    });
    const queue = (to = 'fan@example.com') => queueMail(database.db, newMail(to), START);
    const send = (now: Date, by = carrier) => sendDueMails(database.db, by, now, log);
    const record = () => database.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

    test('[OPS-48] a mail goes out once over SMTP and leaves a record', async () => {
      await queue();
      await send(START);
      await send(LEASE_OVER);
      expect(inbox.mails).toHaveLength(1);
      const [{ to, source } = { to: [], source: '' }] = inbox.mails;
      expect(to).toEqual(['fan@example.com']);
      expect(source).toContain('From: Lantern Club <tickets@lantern.example>');
      expect(source).toContain('Reply-To: Lantern Club <help@lantern.example>');
      expect(source).toContain('Content-Type: multipart/alternative');
      expect(await record()).toMatchObject({ state: 'sent', sent_at: START, attempts: 1 });
    });

    test('a mail of a transaction that was taken back is never sent', async () => {
      const undone = database.db.transaction().execute(async (tx) => {
        await queueMail(tx, newMail('fan@example.com'), START);
        throw new Error('taken back');
      });
      await expect(undone).rejects.toThrow('taken back');
      await send(START);
      expect(inbox.mails).toHaveLength(0);
    });

    test('a crash between acceptance and its mark gives one copy more, with the same Message-ID, and no loss', async () => {
      await queue();
      const accepted = new Promise<void>((resolve) => {
        const dying: MailCarrier = {
          carry: async (mail, now) => {
            await carrier.carry(mail, now);
            resolve();
            // The process ends here: nothing after this line ever runs.
            await new Promise(() => {});
          },
          close: () => {},
        };
        void send(START, dying);
      });
      await accepted;
      await send(later(29));
      expect(inbox.mails, 'the lease still holds').toHaveLength(1);
      await send(LEASE_OVER);
      await send(later(7200));
      const ids = inbox.mails.map(({ source }) => messageIdOf(source));
      expect(ids).toHaveLength(2);
      expect(ids[0]).toBeDefined();
      expect(new Set(ids).size).toBe(1);
      expect(await record()).toMatchObject({ state: 'sent', attempts: 2 });
    });

    test('[RUN-01] a slow post office: the node that is at it shows a sign of life, and nobody else takes the mail', async () => {
      await queue();
      const post = Promise.withResolvers<void>();
      const slow: MailCarrier = { carry: () => post.promise, close: () => {} };
      const sending = sendDueMails(database.db, slow, START, log, 20);
      await expect.poll(async () => (await record()).due_at > later(30)).toBe(true);
      expect(await send(later(30))).toBe(0);
      post.resolve();
      await sending;
      expect(await record()).toMatchObject({ state: 'sent', attempts: 1 });
    });

    test('what cannot be delivered is tried again, ever later, and ends where an operator finds it', async () => {
      await queue();
      inbox.refuseWith = 'mailbox full';
      await send(START);
      expect(await record()).toMatchObject({ state: 'waiting', due_at: later(30) });
      expect((await record()).last_error).toContain('mailbox full');
      for (let day = 1; day < 12; day += 1) await send(later(day * 86_400));
      expect(await record()).toMatchObject({ state: 'dead', attempts: 12 });
      inbox.refuseWith = undefined;
      await send(later(90 * 86_400));
      expect(inbox.mails).toHaveLength(0);
    });

    test('several nodes share the work', async () => {
      for (let n = 0; n < 20; n += 1) await queue(`fan${n}@example.com`);
      await Promise.all([send(START), send(START), send(START)]);
      expect(new Set(inbox.mails.map(({ to }) => to[0])).size).toBe(20);
      expect(inbox.mails).toHaveLength(20);
    });

    test('a mail with a secret in it is forgotten once it is sent', async () => {
      await queueMail(database.db, { ...newMail('fan@example.com'), isSecret: true }, START);
      await send(START);
      expect(await record()).toMatchObject({ state: 'sent', html: null, plain_text: null });
    });

    test('[SEC-59] a line break in a name, subject or address begins no header', async () => {
      const evil = letterheadOf({ ...outlet, name: 'Lantern\r\nBcc: thief@evil.example' }, from.origin);
      const mail = { ...newMail('fan@example.com'), from: evil, subject: 'Hi\r\nX-Evil: yes\n\nbody' };
      await queueMail(database.db, mail, START);
      await send(START);
      const [{ to, source } = { to: [], source: '' }] = inbox.mails;
      const [headers = ''] = source.split(/\r?\n\r?\n/, 1);
      expect(to).toEqual(['fan@example.com']);
      expect(headers).not.toMatch(/^(Bcc|X-Evil):/im);
    });
  });
}

test('the waits between attempts grow to four hours', () => {
  const waits = [1, 2, 3, 11].map((attempts) => (nextAttempt(attempts, START)!.getTime() - +START) / 1000);
  expect(waits).toEqual([30, 60, 120, 14_400]);
  expect(nextAttempt(12, START)).toBeUndefined();
});
