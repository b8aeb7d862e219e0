// The shop's own verifier, in the worker that a fan's browser runs, over a draw of any size.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { auditFile } from '../../packages/draw/src/audit-file.ts';
import { drawEntries } from '../../packages/draw/src/draw.ts';
import { chromiumFlags, findChromium } from '../../tools/chromium.ts';
import { nodeSha256 } from '../../tools/draw/node-sha256.ts';
import { freePort } from '../../tools/free-port.ts';
import { entriesOf, inventoryFor, publicNumber, rules, secret } from './million.ts';

const worker = join(import.meta.dirname, '../../apps/storefront/src/features/draw/verify-worker.ts');
const TIMES = 3;

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: worker, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
}

function fileOf(entries: number): Buffer {
  const input = { rules, inventory: inventoryFor(entries), secret, publicNumber };
  const draw = drawEntries({ ...input, entries: entriesOf(entries) }, { sha256: nodeSha256 });
  const pieces: Buffer[] = [];
  // The next piece is written where this one stands.
  for (const piece of auditFile(draw, [], nodeSha256)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Runs in the page: seconds from the order to the verdict. */
async function verify(): Promise<number> {
  const text = await (await fetch('/audit.ndjson')).text();
  const parts = text.match(/[^]{1,500000}/g)!;
  const checking = new Worker('/worker.js', { type: 'module' });
  const begun = performance.now();
  const verdict = new Promise<{ kind: string; message?: string }>((resolve) => {
    checking.addEventListener('message', ({ data }) => data.kind !== 'progress' && resolve(data));
  });
  checking.postMessage({ parts, isAbandoned: false });
  const { kind, message } = await verdict;
  const seconds = (performance.now() - begun) / 1000;
  checking.terminate();
  if (kind !== 'proven') throw new Error(message);
  return seconds;
}

/** The middle one of three, each in a worker of its own. */
export async function verifyInChromium(entries: number): Promise<number> {
  const files = new Map<string | undefined, { type: string; body: Buffer | string }>([
    ['/worker.js', { type: 'text/javascript', body: await bundled() }],
    ['/audit.ndjson', { type: 'text/plain', body: fileOf(entries) }],
  ]);
  const server = createServer(({ url }, answer) => {
    const { type, body } = files.get(url) ?? {
      type: 'text/html',
      body: '<!doctype html><title>A bench</title>',
    };
    answer.writeHead(200, { 'content-type': type }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await page.evaluate(verify));
    console.log(`  ${times.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    return times.toSorted((a, b) => a - b)[1]!;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
