// npm run bench -- read: 100 readers at once ask for the event list, beside a bare Fastify route that sends the same
// bytes from a process of its own, in the same run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { bootShop } from '../e2e/server.ts';
import { freePort } from '../tools/free-port.ts';

const READERS = 100;
const SECONDS = 6;
const AIM = 0.8;
const path = '/gen.v1/outlet/getoutletevents';
const host = 'lantern.localhost';

const bareServer = `
  const { default: Fastify } = await import('fastify');
  const bytes = Buffer.from(process.env.BYTES, 'base64');
  const app = Fastify();
  app.post('${path}', (request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
  console.log('ready');`;

async function readersOf(port: number): Promise<number> {
  const request = { method: 'POST', path, headers: { host, 'content-type': 'application/json' }, body: '{}' };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: READERS,
    duration: SECONDS,
    requests: [request],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were not the list`);
  return result.requests.average;
}

const shop = await bootShop();
const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const bytes = Buffer.from(await answer.arrayBuffer());
console.log(`read: ${bytes.length} bytes, etag ${answer.headers.get('etag')}`);

const port = await freePort();
const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer], {
  cwd: `${import.meta.dirname}/../apps/server`,
  env: { ...process.env, PORT: String(port), BYTES: bytes.toString('base64') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await once(bare.stdout, 'data');
  await readersOf(shop.port);
  const peer = await readersOf(port);
  const ours = await readersOf(shop.port);
  const ratio = ours / peer;
  console.log(`  the list: ${Math.round(ours)} requests/s, a bare route: ${Math.round(peer)} requests/s`);
  console.log(`  ratio ${ratio.toFixed(2)} (aim ${AIM}) ${ratio >= AIM ? 'met' : 'MISSED'}`);
  process.exitCode = ratio >= AIM ? 0 : 1;
} finally {
  bare.kill('SIGTERM');
  await shop.stop();
}
