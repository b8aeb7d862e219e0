// The doctor beside a shop that is set up as in production: at one https name, with a mail server and a gateway.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { loadPeople, patient } from '../accounts/testing/people.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { smtpInbox } from '../mail/testing/smtp-inbox.ts';
import type { SmtpInbox } from '../mail/testing/smtp-inbox.ts';
import { noteBackup } from '../platform/db/last-backup.ts';
import { ownCertificate } from '../testing/own-certificate.ts';
import { runProgram } from '../testing/run-program.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { doctorCommand } from './commands/doctor.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const DAY_MS = 86_400_000;
const usualAuthorities = getCACertificates('default');
let place: string;
let app: TestApp;
let proxy: Server;
let inbox: SmtpInbox;
let well: Config;

const certificateFor = (days: number) =>
  ownCertificate(['localhost'], new Date(Date.now() - DAY_MS), new Date(Date.now() + days * DAY_MS));

/** The proxy shows another certificate from now on, and this machine believes it unless told otherwise. */
function show(certificate: ReturnType<typeof certificateFor>, isTrusted = true): void {
  proxy.setSecureContext(certificate);
  proxy.closeAllConnections();
  setDefaultCACertificates(isTrusted ? [...usualAuthorities, certificate.cert] : usualAuthorities);
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'stagedoor-doctor-'));
  inbox = await smtpInbox();
  app = await testApp('server', { load: loadPeople, environment: patient });
  await app.database.runScript(`
    delete from outlet_hosts where outlet_id <> 1 or not is_main;
    update outlets set api_host = 'same';
    update outlet_hosts set host = 'localhost'`);
  await app.http.ready();
  proxy = createServer(certificateFor(90), (request, response) => app.http.routing(request, response));
  proxy.listen(0);
  await once(proxy, 'listening');
  const config = readConfig({
    DEMO: '0',
    DATA_DIR: place,
    ...app.database.environment,
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String((proxy.address() as AddressInfo).port),
    TRUSTED_PROXIES: 'loopback',
    BOX_OFFICE_HOST: 'none',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'tickets@club.example',
  });
  // A real gateway is not asked in a test: the stand-in stands for it.
  well = { ...config, production: true, payments: { ...config.payments, isSandbox: false } };
});
afterAll(async () => {
  setDefaultCACertificates(usualAuthorities);
  proxy?.closeAllConnections();
  proxy?.close();
  await inbox?.close();
  await app?.close();
  rmSync(place, { recursive: true, force: true });
});

/** What it would have mended, and whether it ended well. How full this machine's disk is says nothing about the shop. */
async function mends(config: Config = well, ...args: string[]) {
  const said: string[] = [];
  let isWell = true;
  await doctorCommand.run({
    config,
    database: app.database,
    args,
    here: place,
    say: (line) => void said.push(line),
    fail: () => void (isWell = false),
  });
  const wrong = said.flatMap((line, at) =>
    line.startsWith('✗') ? `${line.slice(2, 16).trim()}: ${said[at + 1]!.trim()}` : [],
  );
  return { said, isWell, wrong: wrong.filter((line) => !line.startsWith('Disk')) };
}

test('[OPS-51] the doctor finds nothing to mend in a shop that is well', async () => {
  show(certificateFor(90));
  noteBackup(place, 'shop.gz');
  const { said, wrong, isWell } = await mends();
  expect(wrong).toEqual([]);
  expect(isWell).toBe(said.at(-1) === 'Nothing to do.');
  const port = well.publicAddress.port!;
  for (const line of [
    '✓ Configuration  production',
    '✓ Proxy          loopback is trusted',
    `✓ Host           https://localhost:${port} reaches this shop (pages)`,
    `✓ Certificate    https://localhost:${port}, good for 89 days`,
    `✓ Mail           from tickets@club.example by ${new URL(inbox.url).host}`,
    '✓ Gateway        Stand-in gateway',
    '✓ Log of staff   0 seals, everything under one',
    '✓ Backup         0.0 hours old',
  ])
    expect(said).toContain(line);
  expect(said.some((line) => /^✓ Clock +0\.\d s apart/.test(line))).toBe(true);
});

test('[RUN-11] the doctor says since when entries of the staff’s log have no seal', async () => {
  const { db } = app.database;
  const at = new Date(Date.now() - 3_600_000);
  // Not on the list of what waits: no job of this shop seals it before it was looked at.
  await db
    .insertInto('staff_log')
    .values({ at, by_whom: 'job', action: 'staff.invited' } as never)
    .execute();
  expect((await mends()).wrong).toEqual([
    `Log of staff: sealing has stopped since ${at.toISOString()}: see why in the shop's log, under "seal the log"`,
  ]);
  // Another entry of the shop's own may be on it already.
  await app.database.runScript(
    'insert into staff_log_unsealed select entry_id from staff_log on conflict do nothing',
  );
  // Every job runs at once when somebody moves the clock.
  await app.http.inject({ method: 'POST', url: '/demo/clock', headers: { host: 'localhost' }, payload: {} });
  expect((await mends()).said).toContain('✓ Log of staff   1 seal, everything under one');
});

const wrongOf = async (change: Partial<Config>, ...args: string[]) =>
  (await mends({ ...well, ...change }, ...args)).wrong;

test('[PROG-06] [OPS-07] the doctor tells of shops that are closed, and of requests that nobody could draw among', async () => {
  await app.database.runScript(
    `update outlets set maintenance_message = 'Moving the stage.' where outlet_id = 1`,
  );
  expect(await wrongOf({})).toEqual(['Maintenance: open it: npm run maintenance -- off --outlet 1']);
  await app.database.runScript(`update outlets set maintenance_message = null`);
  await app.database.runScript(`
    insert into artists values (1, 1, 'Juniper');
    insert into venues values (1, 1, 'Granite Hall', 'Boston', 'MA');
    insert into shows (seller_id, show_id, artist_id, venue_id, starts_at) values (1, 1, 1, 1, '2099-12-15T00:30:00Z');
    insert into series (seller_id, series_id, outlet_id, name, opens_at) values (1, 11, 1, 'Spring', '2026-01-01');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id)
      values (1, 201, 1, 1, 11, 2)`);
  expect(await wrongOf({})).toEqual([
    expect.stringMatching(/^Draw: It takes requests, and it has no rules of a draw/),
  ]);
  await app.database.runScript(`update series set draw = '{}'`);
  expect(await wrongOf({})).toEqual([]);
  expect(await wrongOf({ awards: { drawKey: undefined } })).toEqual([
    'Draw: It takes requests, and DRAW_SECRET is not set: without it nothing can be drawn.',
  ]);
  await app.database.runScript(`update series set closes_at = '2026-01-02'`);
});

test('[SETUP-07] a mail server that an owner typed counts instead of the settings, and its trouble is told', async () => {
  const { smtpUrl: _none, ...mail } = well.mail;
  await app.database.runScript(`
    insert into mail_servers (seller_id, host, port, security, user_name, sealed, sender, dkim_public, typed_at)
      select seller_id, '127.0.0.1', 1, 'none', '', 'sealed by nobody', 'a@club.example', 'k', '2026-01-01' from sellers`);
  const wrong = await wrongOf({ mail: { ...mail, smtpUrl: undefined } });
  await app.database.runScript('delete from mail_servers');
  expect(wrong.length).toBeGreaterThan(0);
  for (const line of cases(wrong))
    expect(line).toMatch(/^Mail: The password of the mail server cannot be read/);
});

test('[OPS-51] the doctor says of each thing what is wrong with it, and what to do', async () => {
  expect(await wrongOf({ production: false })).toEqual([
    expect.stringMatching(/^Configuration: set NODE_ENV=production/),
  ]);
  expect(await wrongOf({ trustedProxies: false })).toEqual([
    expect.stringMatching(/^Proxy: set TRUSTED_PROXIES/),
  ]);
  expect(await wrongOf({ mail: { ...well.mail, smtpUrl: undefined } })).toEqual([
    expect.stringMatching(/^Mail: set SMTP_URL/),
  ]);
  expect(await wrongOf({ mail: { ...well.mail, smtpUrl: 'smtp://127.0.0.1:1' } })).toEqual([
    expect.stringMatching(/^Mail: .*ECONNREFUSED.*check SMTP_URL/),
  ]);
  expect(await wrongOf({ payments: { ...well.payments, isSandbox: true } })).toEqual([
    'Gateway: no real money moves in a sandbox',
  ]);
  expect(
    await wrongOf({ payments: { ...well.payments, transactionKey: 'guessed' } as Config['payments'] }),
  ).toEqual([expect.stringMatching(/^Gateway: .*check AUTHORIZENET_…, and the firewall$/)]);
  expect(await wrongOf({ publicAddress: { scheme: 'https', port: await freePort() } })).toEqual([
    'Host: nobody listens there: is the proxy running?',
  ]);
  expect(await wrongOf({ orders: { ...well.orders, ticketSecret: 'of another shop' } })).toEqual([
    expect.stringMatching(/^Host: another shop answers/),
  ]);
  const old = join(place, 'night.gz');
  writeFileSync(old, '');
  const yesterday = (Date.now() - 27 * 3_600_000) / 1000;
  utimesSync(old, yesterday, yesterday);
  for (const file of ['night.gz', 'absent.gz'])
    expect(await wrongOf({}, '--backup', file)).toEqual([expect.stringMatching(/^Backup: npm run backup/)]);
  show(certificateFor(10));
  expect(await wrongOf({})).toEqual(['Certificate: renew it, and see why nothing did']);
  show(certificateFor(90), false);
  const { wrong, isWell } = await mends();
  expect(wrong).toEqual(['Host: its certificate is signed by itself: browsers will not take it']);
  expect(isWell).toBe(false);
});

test('[OPS-51] the doctor only looks: where there are no tables it lays none', async () => {
  const dataDir = join(place, 'new');
  const { exitCode, output } = await runProgram('doctor.ts', [], { DATA_DIR: dataDir, DEMO: '0' });
  expect([exitCode, output]).toEqual([1, expect.stringContaining('start the shop, which lays them')]);
  expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
});
