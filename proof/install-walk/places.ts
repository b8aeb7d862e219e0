// Where the walk is walked: on one's own machine, and in production behind https with a mail server.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { smtpInbox, type SmtpInbox } from '../../apps/server/src/mail/testing/smtp-inbox.ts';
import { freePort } from '../../tools/free-port.ts';
import { onExit } from '../../tools/on-exit.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { root } from '../../tools/runtime/folders.mjs';

export interface Place {
  name: string;
  /** What the first start has printed. */
  link: string;
  /** From the first command until it was there. */
  startSeconds: number;
  /** The address of one of its names. */
  at: (host: string, path?: string) => string;
  /** Where letters go; on one's own machine they stay in it. */
  inbox: SmtpInbox | undefined;
  stop: () => Promise<void>;
}

const START_MS = 900_000;

interface Started {
  link: string;
  seconds: number;
  stop: () => Promise<void>;
}

/** The one command: `npm start -- --empty`, or the same in production. */
async function start(env: Record<string, string>, ...options: string[]): Promise<Started> {
  const begun = performance.now();
  const command = ['tools/with-runtime.mjs', 'tools/start.ts', ...options];
  const server = spawn(process.execPath, command, { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  const forget = onExit(() => server.kill('SIGKILL'));
  let said = '';
  for (const pipe of [server.stdout, server.stderr])
    pipe.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const linkIn = () => /https?:\S+\/first-run#\S+/.exec(said)?.[0];
  while (!linkIn() || !said.includes('is ready')) {
    if (server.exitCode !== null || performance.now() - begun > START_MS)
      throw new Error(`The server did not start:\n${said}`);
    await sleep(100);
  }
  return {
    link: linkIn() ?? '',
    seconds: (performance.now() - begun) / 1000,
    stop: async () => {
      forget();
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function newFolder(): { folder: string; forget: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-walk-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  onExit(forget);
  return { folder, forget };
}

export async function ownMachine(): Promise<Place> {
  const { folder, forget } = newFolder();
  const port = await freePort();
  const { link, seconds, stop } = await start(
    { PORT: String(port), DATA_DIR: join(folder, 'data') },
    '--empty',
  );
  return {
    name: 'on one’s own machine',
    link,
    startSeconds: seconds,
    at: (host, path = '/') => `http://${host}:${port}${path}`,
    inbox: undefined,
    stop: async () => {
      await stop();
      forget();
    },
  };
}

const HOSTS = ['lantern-club.localhost', 'office.localhost'];

/** A certificate of one's own for both names. */
function certify(folder: string): { cert: string; key: string; file: string } {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'cert.pem'];
  const names = HOSTS.map((host) => `DNS:${host}`).join(',');
  const subject = ['-days', '30', '-subj', `/CN=${HOSTS[0]}`, '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject], { cwd: folder, stdio: 'ignore' });
  const file = join(folder, 'cert.pem');
  return { cert: readFileSync(file, 'utf8'), key: readFileSync(join(folder, 'key.pem'), 'utf8'), file };
}

/** What a proxy does: https outside, plain inside, and who asked. */
async function proxyTo(shop: number, port: number, { cert, key }: { cert: string; key: string }) {
  const proxy = createServer({ cert, key }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const { method, url: path } = asked;
    const onward = request({ host: '127.0.0.1', port: shop, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => void answer.writeHead(502).end());
    asked.pipe(onward);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return () => {
    proxy.closeAllConnections();
    proxy.close();
  };
}

async function newDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startPostgres();
  const name = `walk_${randomBytes(6).toString('hex')}`;
  const administrate = async (sql: string) => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await administrate(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const stop = async () => {
    await administrate(`drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: url.href, stop };
}

const secret = (): string => randomBytes(32).toString('base64');

export async function production(): Promise<Place> {
  const { folder, forget } = newFolder();
  const [inside, outside] = [await freePort(), await freePort()];
  const database = await newDatabase();
  const certificate = certify(folder);
  const closeProxy = await proxyTo(inside, outside, certificate);
  const inbox = await smtpInbox();
  const { link, seconds, stop } = await start({
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: String(inside),
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String(outside),
    TRUSTED_PROXIES: 'loopback',
    BOX_OFFICE_HOST: 'office.localhost',
    NODE_EXTRA_CA_CERTS: certificate.file,
    ...Object.fromEntries(
      ['TICKET_SECRET', 'STAFF_SECRET', 'DRAW_SECRET', 'SECRETS_KEY', 'METRICS_TOKEN'].map((name) => [
        name,
        secret(),
      ]),
    ),
  });
  return {
    name: 'in production, behind https with PostgreSQL and a mail server',
    link,
    startSeconds: seconds,
    at: (host, path = '/') => `https://${host}:${outside}${path}`,
    inbox,
    stop: async () => {
      await stop();
      closeProxy();
      await inbox.close();
      await database.stop();
      forget();
    },
  };
}
