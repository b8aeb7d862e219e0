// npm run bench -- read: 100 readers at once ask for the event list, for one event and for its page, each beside a bare
// Fastify route that sends the same bytes from a process of its own, in the same run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import autocannon from 'autocannon';
import { bootShop } from '../e2e/server.ts';
import { freePort } from '../tools/free-port.ts';

const READERS = 100;
const SECONDS = 2;
const TURNS = 7;
const AIM = 0.8;
const EVENT = 101;
const host = 'lantern.localhost';
const call = {
  method: 'POST',
  path: '/gen.v1/outlet/getoutletevents',
  headers: { host, 'content-type': 'application/json' },
} as const;

/** What is read, as a browser asks for it. */
const reads = {
  'the list': { ...call, body: '{}' },
  'an event': { ...call, body: JSON.stringify({ OutletEventID: EVENT, InfoTypes: ['EventItems'] }) },
  'its page': {
    method: 'GET',
    path: `/event/${EVENT}`,
    headers: { host, 'accept-encoding': 'gzip, br' },
    body: undefined,
  },
} as const;
type Read = (typeof reads)[keyof typeof reads];

const bareServer = `
  const { default: Fastify } = await import('fastify');
  const bytes = Buffer.from(process.env.BYTES, 'base64');
  const app = Fastify();
  const { method, path, type } = process.env;
  app.route({ method, url: path, handler: (request, reply) => reply.type(type).send(bytes) });
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
  console.log('ready');`;

async function readersOf(port: number, read: Read): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: READERS,
    duration: SECONDS,
    requests: [read],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were not what was asked for`);
  return result.requests.average;
}

/** As it arrives, packed or not. */
async function answerTo(port: number, { body, ...read }: Read): Promise<{ bytes: Buffer; type: string }> {
  const asking = request({ host: '127.0.0.1', port, ...read });
  asking.end(body);
  const [answer] = await once(asking, 'response');
  return { bytes: Buffer.concat(await answer.toArray()), type: answer.headers['content-type'] };
}

async function besideBare(shopPort: number, what: string, read: Read): Promise<boolean> {
  const { bytes, type } = await answerTo(shopPort, read);
  const port = await freePort();
  const { method, path } = read;
  const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer], {
    cwd: `${import.meta.dirname}/../apps/server`,
    env: { ...process.env, PORT: String(port), BYTES: bytes.toString('base64'), method, path, type },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(bare.stdout, 'data');
    for (const warming of [port, shopPort]) await readersOf(warming, read);
    const turns: { ours: number; peer: number }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({ ours: await readersOf(shopPort, read), peer: await readersOf(port, read) });
    // What a machine does by the way meets one turn; the middle one is told.
    turns.sort((one, other) => one.ours / one.peer - other.ours / other.peer);
    const { ours, peer } = turns[TURNS >> 1]!;
    const ratio = ours / peer;
    console.log(
      `  ${what}, ${bytes.length} bytes: ${Math.round(ours)} requests/s, a bare route: ${Math.round(peer)} requests/s`,
    );
    console.log(`  ratio of ${what} ${ratio.toFixed(2)} (aim ${AIM}) ${ratio >= AIM ? 'met' : 'MISSED'}`);
    return ratio >= AIM;
  } finally {
    bare.kill('SIGTERM');
  }
}

console.log('read');
const shop = await bootShop();
try {
  let isMet = true;
  for (const [what, read] of Object.entries(reads))
    isMet = (await besideBare(shop.port, what, read)) && isMet;
  process.exitCode = isMet ? 0 : 1;
} finally {
  await shop.stop();
}
