// A mail server typed by an owner: tried by a letter that arrives, kept encrypted, and used from then on.
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { officeWorld, SELLER } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { codeIn } from '../testing/arrived-server.ts';
import { smtpInbox } from '../testing/smtp-inbox.ts';
import type { SmtpInbox } from '../testing/smtp-inbox.ts';

/** A resolver of the test's own: it answers TXT from a table, and that there is none for all else. */
async function ownResolver(texts: Map<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, from) => {
    const labels: string[] = [];
    let at = 12;
    while (asked[at] !== 0) {
      labels.push(asked.subarray(at + 1, at + 1 + asked[at]!).toString());
      at += 1 + asked[at]!;
    }
    const question = asked.subarray(12, at + 5);
    const answers = (texts.get(labels.join('.')) ?? []).map((text) => {
      const parts = text
        .match(/.{1,255}/gs)!
        .map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]));
      const data = Buffer.concat(parts);
      const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 1, data.length >> 8, data.length & 255]);
      return Buffer.concat([head, data]);
    });
    const head = Buffer.from([asked[0]!, asked[1]!, 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, question, ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, close: () => socket.close() };
}

const texts = new Map<string, string[]>();
let resolver: Awaited<ReturnType<typeof ownResolver>>;
let world: OfficeWorld;
let owner: OfficeBrowser;
let inbox: SmtpInbox;
beforeAll(async () => {
  resolver = await ownResolver(texts);
  world = await officeWorld('server', { environment: { DNS_SERVERS: resolver.address } });
  owner = await world.signedIn('owner');
  inbox = await smtpInbox();
});
afterAll(async () => {
  // In this order: a mail server waits half a minute for a connection that is kept open.
  await world.close();
  await inbox.close();
  resolver.close();
});
afterEach(() => {
  inbox.refuseWith = undefined;
  inbox.mails.splice(0);
});

const sender = 'tickets@lantern.example';
const typed = (more: object = {}) => ({
  host: '127.0.0.1',
  port: new URL(inbox.url).port,
  security: 'none',
  userName: '',
  password: '',
  sender,
  ...more,
});
const tryIt = (more: object = {}) => owner.send('mail-server/try', typed(more));
const told = async () => (await owner.send('mail-server/get')).body;
const change = (code: string, more: object = {}) =>
  owner.send('mail-server/change', { ...typed(more), code });
const queueLetter = (id: string) =>
  world.database.runScript(`
    insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text, due_at, created_at)
    values (${SELLER}, '${id}', 1, 'sample', 'Lantern Club', 'fan@example.com', 'Hello', '<p>Hello</p>', 'Hello',
      '2026-01-01', '2026-01-01')`);
const arrives = async (id: string): Promise<string> => {
  await queueLetter(id);
  return vi.waitFor(
    () => {
      const mail = inbox.mails.find(({ source }) => source.includes(id));
      if (!mail) throw new Error('Not there yet');
      return mail.source;
    },
    { timeout: 60_000, interval: 100 },
  );
};

test('[SETUP-07] a mail server is kept when its letter arrived, and letters leave by it, signed once the key is found', async () => {
  expect(await told()).toEqual({ keptBy: 'nobody', mayType: true });
  const tried = await tryIt();
  expect(tried).toMatchObject({ status: 200, body: { to: 'owner@lantern.example' } });
  expect(inbox.mails.map(({ to }) => to)).toEqual([['owner@lantern.example']]);
  const code = codeIn(inbox.mails[0]!.source);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await change(wrong)).toMatchObject({ status: 409, body: { code: 'MAIL_SERVER_REFUSED' } });
  expect(await change(code, { sender: 'other@lantern.example' }), 'the code of other settings').toMatchObject(
    { status: 409 },
  );
  expect((await change(code)).status).toBe(200);

  const first = await told();
  expect(first).toMatchObject({
    keptBy: 'owner',
    sender,
    spf: { state: 'missing' },
    dkim: { state: 'missing' },
  });
  expect(await arrives('11111111-1111-4111-8111-111111111111')).not.toContain('DKIM-Signature');
  texts.set('lantern.example', ['v=spf1 ip4:192.0.2.1 -all']);
  texts.set(first.dkim.name, [first.dkim.value]);
  expect(await told()).toMatchObject({
    spf: { state: 'other', value: 'v=spf1 ip4:192.0.2.1 a:127.0.0.1 -all' },
    dkim: { state: 'found' },
  });
  const signed = await arrives('22222222-2222-4222-8222-222222222222');
  expect(signed).toContain('From: Lantern Club <tickets@lantern.example>');
  expect(signed.replaceAll(/\r\n\s+/g, ' ')).toMatch(/DKIM-Signature: .*d=lantern\.example.* s=stagedoor;/);

  const { rows } = (await owner.send('log?action=mail.server-changed')).body;
  expect(JSON.stringify(rows)).toContain('127.0.0.1');
  expect((await owner.send('mail-server/forget', {})).status).toBe(200);
  expect((await told()).keptBy).toBe('nobody');
});

test('[SETUP-07] the password is sealed, bound to its seller, and never told', async () => {
  const secret = 'a quiet harbour';
  await tryIt({ password: secret });
  expect((await change(codeIn(inbox.mails[0]!.source), { password: secret })).status).toBe(200);
  const [row] = await world.database.db.selectFrom('mail_servers').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(JSON.stringify(await told())).not.toContain(secret);
  await world.database.runScript(`update mail_servers set seller_id = 2`);
  await world.database.runScript(`update mail_servers set seller_id = 1, sealed = reverse(sealed)`);
  expect((await told()).closed).toContain('SECRETS_KEY');
  await owner.send('mail-server/forget', {});
});

/** It takes connections and never says a word. */
async function silentServer() {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: String((server.address() as AddressInfo).port),
    connections: open,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

test('[SETUP-07] a server that takes the call and never answers is given up within seconds, and said in words', async () => {
  const silent = await silentServer();
  const begun = performance.now();
  expect((await tryIt({ port: silent.port })).body.message).toMatch(/does not answer/);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(silent.connections.size, 'it was really asked').toBe(1);
  silent.close();
});

test('[SETUP-07] a server that refuses or is not there says so in words', async () => {
  inbox.refuseWith = 'no room here';
  expect((await tryIt()).body.message).toBe('The mail server says: 450 no room here');
  expect((await tryIt({ host: 'nobody.invalid' })).body.message).toMatch(/no server called nobody.invalid/);
  expect((await tryIt({ security: 'starttls' })).body.message).toMatch(/speaks no encryption/);
  expect((await tryIt({ port: '1' })).body.message).toMatch(/does not answer/);
  expect((await tryIt({ sender: 'us' })).status).toBe(400);
  expect(inbox.mails).toEqual([]);
});
