// npm run proof -- tickets: what is made for pockets, opened by programs that are not ours: the PDF by qpdf and poppler,
// whose picture of it is read like a camera's; the Apple pass by unzip and openssl; the Google link by openssl.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../tools/postgres.ts';
import { asImageData } from '../tools/camera/code-pictures.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { loadManyAwards, orderAll } from '../apps/server/src/awards/testing/many-awards.ts';
import { pathsOfTickets, TICKET_SECRET } from '../apps/server/src/orders/testing/ticket-texts.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { migrations } from '../apps/server/src/testing/databases.ts';
import { hosts, loadSmallWorld } from '../apps/server/src/testing/small-world.ts';
import { testClock } from '../apps/server/src/testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-tickets-'));
const at = (name: string): string => join(folder, name);

/** Another program; its answer, or why not. */
function run(program: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, maxBuffer: 1e9 });
  if (error) throw new Error(`${program} is needed for this proof (${error.message})`);
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stderr.toString() || stdout.toString()}`);
  return stdout;
}

/** An authority, and a signer that it vouches for, as Apple's are. */
function makeCertificates(): void {
  const own = join(folder, 'wallets/1');
  mkdirSync(own, { recursive: true });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  run(
    'openssl',
    'req',
    '-x509',
    ...key,
    '-subj',
    '/CN=Authority',
    '-keyout',
    at('ca.key'),
    '-out',
    join(own, 'apple-wwdr.pem'),
  );
  const subject = '/UID=pass.example.lantern/CN=Pass Type ID: pass.example.lantern/OU=TEAM123456';
  run(
    'openssl',
    'req',
    ...key.slice(0, 3),
    '-subj',
    subject,
    '-keyout',
    join(own, 'apple-signer-key.pem'),
    '-out',
    at('signer.csr'),
  );
  run(
    'openssl',
    'x509',
    '-req',
    '-in',
    at('signer.csr'),
    '-CA',
    join(own, 'apple-wwdr.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '30',
    '-out',
    join(own, 'apple-signer.pem'),
  );
  const facts = { passTypeIdentifier: 'pass.example.lantern', teamIdentifier: 'TEAM123456' };
  writeFileSync(join(own, 'apple.json'), JSON.stringify(facts));
}

/** A service account, as Google's are. */
function makeAccount(): void {
  run(
    'openssl',
    'genpkey',
    '-algorithm',
    'RSA',
    '-pkeyopt',
    'rsa_keygen_bits:2048',
    '-out',
    at('google.key'),
  );
  run('openssl', 'pkey', '-in', at('google.key'), '-pubout', '-out', at('google.pub'));
  const account = {
    issuer_id: '3388',
    client_email: 'wallet@lantern.example',
    private_key: readFileSync(at('google.key'), 'utf8'),
  };
  writeFileSync(at('wallets/1/google.json'), JSON.stringify(account));
}

/** The door's own reader, for the pictures that another program makes of our PDF. */
async function openDoorReader(): Promise<(picture: unknown) => Promise<string | undefined>> {
  const server = createRequire(new URL('../apps/server/package.json', import.meta.url));
  const library = join(server.resolve('zxing-wasm/reader'), '../../..');
  const onPhone = join(import.meta.dirname, '../apps/server/src/fulfilment/door/browser/door-code.js');
  const { openReader } = await import(pathToFileURL(onPhone).href);
  return openReader(
    await import(pathToFileURL(join(library, 'es/reader/index.js')).href),
    readFileSync(join(library, 'reader/zxing_reader.wasm')),
  );
}

/** A grey picture as poppler writes it (PGM, P5). */
function pictureOf(name: string) {
  const file = readFileSync(at(name));
  const [head, width, height] = /^P5\s(?:#.*\n)*(\d+)\s(\d+)\s255\s/.exec(
    file.subarray(0, 200).toString('latin1'),
  )!;
  const pixels = new Uint8Array(file.subarray(head.length));
  return asImageData({ width: Number(width), height: Number(height), pixels });
}

type Get = (path: string) => Promise<{ body: string; rawPayload: Buffer; headers: Record<string, unknown> }>;

async function provePdf(get: Get, page: string): Promise<void> {
  const { body } = await get(page);
  const codes = [...body.matchAll(/data-text="([^"]+)"/g)].map(([, text]) => text!);
  const spoken = [...body.matchAll(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/g)].map(([text]) => text);
  writeFileSync(at('tickets.pdf'), (await get(`${page}/tickets.pdf`)).rawPayload);
  run('qpdf', '--check', at('tickets.pdf'));
  assert.equal(run('qpdf', '--show-npages', at('tickets.pdf')).toString().trim(), String(codes.length));
  console.log(`✓ qpdf finds no fault in the PDF, and a page for each of ${codes.length} tickets`);
  const text = run('pdftotext', '-layout', at('tickets.pdf'), '-').toString();
  assert.ok(codes.length === 2 && spoken.every((each) => text.includes(each)));
  console.log('✓ poppler reads the codes that can be typed out of it');
  run('pdftoppm', '-r', '110', '-gray', at('tickets.pdf'), at('page'));
  const read = await openDoorReader();
  const seen = [await read(pictureOf('page-1.pgm')), await read(pictureOf('page-2.pgm'))];
  assert.deepEqual(new Set(seen), new Set(codes));
  console.log('✓ the door reads the very codes of the tickets on poppler’s picture of it');
}

async function provePass(get: Get, ticket: string, code: string): Promise<void> {
  writeFileSync(at('ticket.pkpass'), (await get(`${ticket}/ticket.pkpass`)).rawPayload);
  run('unzip', '-q', at('ticket.pkpass'), '-d', at('pass'));
  const manifest = at('pass/manifest.json');
  const signed = ['smime', '-verify', '-inform', 'DER', '-in', at('pass/signature'), '-content', manifest];
  const by = ['-CAfile', at('wallets/1/apple-wwdr.pem'), '-purpose', 'any', '-out', at('signed')];
  run('openssl', ...signed, ...by);
  const hashes = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  for (const [name, sum] of hashes)
    assert.ok(
      run('openssl', 'dgst', '-sha1', '-r', at(`pass/${name}`))
        .toString()
        .startsWith(sum),
      name,
    );
  const { barcodes } = JSON.parse(readFileSync(at('pass/pass.json'), 'utf8'));
  assert.equal(barcodes[0].message, code);
  console.log(
    `✓ openssl believes the Apple pass and the hashes of its ${hashes.length} files; its code is the ticket’s`,
  );
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('{', '{ '));
  assert.throws(() => run('openssl', ...signed, ...by));
  console.log('✓ and it does not once a letter of it is another');
}

async function proveLink(get: Get, ticket: string, code: string): Promise<void> {
  const link = String((await get(`${ticket}/google-wallet`)).headers.location);
  const [head, facts, signature] = link.slice(link.lastIndexOf('/') + 1).split('.') as [
    string,
    string,
    string,
  ];
  writeFileSync(at('said'), `${head}.${facts}`);
  writeFileSync(at('said.sig'), Buffer.from(signature, 'base64url'));
  run('openssl', 'dgst', '-sha256', '-verify', at('google.pub'), '-signature', at('said.sig'), at('said'));
  const { payload } = JSON.parse(Buffer.from(facts, 'base64url').toString());
  assert.equal(payload.eventTicketObjects[0].barcode.value, code);
  console.log('✓ openssl believes the Google link, and its code is the ticket’s');
}

makeCertificates();
makeAccount();
const postgres = await startPostgres({ durable: false });
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 4 });
const clock = testClock();
await migrate(database, migrations);
await loadSmallWorld(database);
await loadManyAwards(database, 1);
await orderAll(database, clock.now());
await database.runScript(`
  set session_replication_role = replica;
  update orders set state = 'STATUS_ORDER_DELIVERED', paid_cents = owed_cents, delivery_type_id = 4;
  insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
  select s.seller_id, gen_random_uuid(), s.line_id, s.ticket_id, l.order_id, '2026-11-01'
  from order_tickets s join order_lines l using (seller_id, line_id);
  insert into ticket_pages (seller_id, page_uuid, order_id, made_at)
  select seller_id, gen_random_uuid(), order_id, '2026-11-01' from orders;
  set session_replication_role = default`);
const config = readConfig({
  DEMO: '0',
  DEFAULT_OUTLET: '1',
  PUBLIC_PORT: '0',
  DEMO_TOOLS: '1',
  DATABASE_URL: postgres.url,
  DATA_DIR: at('data'),
  WALLET_DIR: at('wallets'),
  TICKET_SECRET,
});
const app = await buildApp({ config, database, clock, log: createLog('silent') });
try {
  const get: Get = (url) => app.http.inject({ url, headers: { host: hosts.lantern } });
  const { page, ticket } = await pathsOfTickets(database.db);
  const [code] = /T1\.[\w.-]+/.exec((await get(ticket)).body) as unknown as [string];
  await provePdf(get, page);
  await provePass(get, ticket, code);
  await proveLink(get, ticket, code);
} finally {
  await app.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
