// npm run proof -- proxies: the examples of deploy/ in front of a shop, each with the program that Debian has for it.
// They are taken as they are written; only names, ports and certificates are put in place.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { freePort } from '../tools/free-port.ts';
import { root } from '../tools/runtime/folders.mjs';

const HOST = 'lantern.localhost';
const SHOP = '127.0.0.1:3000';

interface Scene {
  folder: string;
  /** Where the proxy listens. */
  port: number;
  /** Where the shop listens. */
  shop: string;
}

interface Proxy {
  name: string;
  /** Writes its files and answers how it is started in the foreground. */
  prepare(scene: Scene): string[];
}

const example = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

const proxies: Proxy[] = [
  {
    name: 'nginx',
    prepare: ({ folder, port, shop }) => {
      const parts = join(folder, 'stagedoor-proxy.conf');
      writeFileSync(parts, example('nginx-proxy.conf'));
      const site = example('nginx.conf')
        .replaceAll('/etc/nginx/stagedoor-proxy.conf', parts)
        .replaceAll('/etc/ssl/stagedoor', folder)
        .replaceAll('tickets.club.example office.club.example', HOST)
        .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
        .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
        .replace(SHOP, shop);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((each) => `${each}_temp_path ${folder}/${each};`)
        .join('\n');
      const all = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths}\n${site} }`;
      writeFileSync(join(folder, 'nginx.conf'), all);
      return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  {
    name: 'haproxy',
    prepare: ({ folder, port, shop }) => {
      const certificates = join(folder, 'haproxy');
      mkdirSync(certificates);
      const pem = ['fullchain.pem', 'privkey.pem']
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('');
      writeFileSync(join(certificates, 'shop.pem'), pem);
      const config = example('haproxy.cfg')
        .replace('bind :443', `bind 127.0.0.1:${port}`)
        .replace('/etc/ssl/stagedoor/', `${certificates}/`)
        .replace('10.0.0.11:3000', shop)
        .replace(/\n *server node2.*/, '');
      writeFileSync(join(folder, 'haproxy.cfg'), config);
      return ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')];
    },
  },
  {
    name: 'caddy',
    prepare: ({ folder, port, shop }) => {
      const ownCertificate = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`;
      const config = example('Caddyfile')
        .replace('{$SHOP_HOSTS}', `https://${HOST}:${port}`)
        .replace('{$SHOP_NODES:shop:3000}', shop)
        .replace('\tencode', `\t${ownCertificate}\n\tencode`);
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${config}`,
      );
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
];

const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH: `${process.env['PATH']}:/usr/sbin` } })
    .status === 0;

function ask(port: number, path: string, method: 'GET' | 'POST'): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const headers = {
    host: `${HOST}:${port}`,
    origin: `https://${HOST}:${port}`,
    'content-type': 'application/json',
  };
  const place = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers,
    servername: HOST,
    rejectUnauthorized: false,
  };
  const outgoing = request(place, (answer) => {
    let body = '';
    answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
  });
  outgoing.on('error', reject);
  outgoing.end(method === 'POST' ? '{}' : undefined);
  return promise;
}

async function untilAnswered(port: number, path: string, status: number): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await ask(port, path, 'GET').catch(() => undefined);
    if (answer?.status === status) return true;
    await sleep(250);
  }
  return false;
}

/** Everything that a browser needs through the proxy, then the drain. */
async function walk(port: number, stop: () => Promise<unknown>): Promise<string[]> {
  const wrong: string[] = [];
  const expectStatus = async (what: string, path: string, method: 'GET' | 'POST'): Promise<void> => {
    const { status } = await ask(port, path, method);
    if (status !== 200) wrong.push(`${what} answered ${status}`);
  };
  if (!(await untilAnswered(port, '/readyz', 200))) return ['the proxy never found the shop'];
  await expectStatus('a call', '/gen.v1/user/sessioninit', 'POST');
  const question = 'f'.repeat(32);
  await expectStatus('the question for its name', `/.well-known/stagedoor?question=${question}`, 'GET');
  await stop();
  const after = await ask(port, '/readyz', 'GET').catch(() => ({ status: 503 }));
  if (after.status < 500) wrong.push(`after the stop it answered ${after.status}`);
  return wrong;
}

async function prove({ prepare }: Proxy): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-proxy-'));
  const [port, shopPort] = [await freePort(), await freePort()];
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const subject = ['-days', '2', '-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject], { cwd: folder, stdio: 'ignore' });
  const { stage, close } = await openOwnStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 1, sessions: 1 }),
  );
  const shop = await startServer({
    ...stage.environment,
    PAYMENT_GATEWAY_URL: stage.gateway.url,
    PORT: String(shopPort),
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String(port),
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '2',
  });
  const [program = '', ...args] = prepare({ folder, port, shop: `127.0.0.1:${shopPort}` });
  const environment = { ...process.env, HOME: folder, PATH: `${process.env['PATH']}:/usr/sbin` };
  const proxy: ChildProcess = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  proxy.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  proxy.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const wrong = await walk(port, () => shop.end('SIGTERM'));
    return wrong.length > 0 ? [...wrong, output.slice(-2000)] : [];
  } finally {
    proxy.kill('SIGTERM');
    await shop.end('SIGKILL');
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const proxy of proxies) {
  if (!isInstalled(proxy.name)) {
    console.log(`- ${proxy.name}: skipped, it is not installed (apt-get install ${proxy.name}).`);
    continue;
  }
  const wrong = await prove(proxy);
  console.log(wrong.length === 0 ? `✓ ${proxy.name}` : `✗ ${proxy.name}: ${wrong.join('\n  ')}`);
  if (wrong.length > 0) process.exitCode = 1;
}
