// npm run proof -- release: makes the archive, unpacks it into an empty folder, starts it there with Node alone, looks at
// a page and buys, on PostgreSQL; then the demo on its own database.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookIntoBooks } from '../apps/server/src/testing/harness/check-books.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { fillCart, sendAs } from '../apps/server/src/testing/order-proof/buyer.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { machines } from '../tools/releases/shipped-packages.ts';
import { runStep } from '../tools/run-step.ts';

function require(what: string, isSo: boolean): void {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) process.exitCode = 1;
}

const PICTURE = `import('sharp').then(({ default: sharp }) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp().toBuffer())`;

function makesPictures(cwd: string): boolean {
  try {
    execFileSync(process.execPath, ['-e', PICTURE], { cwd, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

async function sellOnPostgres(program: string): Promise<void> {
  const { stage, close } = await openOwnStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 50, customers: 2, sessions: 10 }),
  );
  const shop = await startServer({ ...stage.environment, PAYMENT_GATEWAY_URL: stage.gateway.url }, program);
  const page = await shop.send('/', { method: 'GET' });
  require('a page is drawn', page.status === 200 && /<!doctype html>/i.test(page.body));
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, shop);
  const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 2 });
  const bought = await send('createorder', { cartUUID });
  require('two tickets are bought', bought.status === 200 && bought.body.order?.OrderID !== undefined);
  require('the books agree', (await lookIntoBooks(stage)).length === 0);
  require('it stops in good order', (await shop.end('SIGTERM')) === 0);
  await close();
}

async function showDemo(program: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-release-'));
  const shop = await startServer({ DATA_DIR: dataDir, DEMO: '1', NODE_ENV: 'development' }, program);
  const page = await shop.send('/', { method: 'GET' });
  require('the demo is shown on its own database', page.status === 200 && page.body.includes('Lantern'));
  await shop.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

// Its own folder: an archive that was handed out stays the one that it was.
const trial = mkdtempSync(join(tmpdir(), 'stagedoor-archive-'));
const made = await runStep({
  name: 'release',
  command: ['tools/release.ts', '--into', trial],
  isShown: true,
});
const [archive] = globSync(join(trial, '*.tar.gz'));
require('an archive is made', made.isOk && archive !== undefined);
if (archive !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-unpacked-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  for (const machine of machines)
    require(`native parts for ${machine}`, [
      `@node-rs/argon2-linux-${machine}-gnu`,
      `@img/sharp-linux-${machine}`,
      `@img/sharp-libvips-linux-${machine}`,
    ].every((part) => existsSync(join(folder, 'node_modules', part))));
  require('it makes pictures', makesPictures(join(folder, 'apps/server')));
  const program = join(folder, 'apps/server/src/main.ts');
  await sellOnPostgres(program);
  await showDemo(program);
  rmSync(folder, { recursive: true, force: true });
}
rmSync(trial, { recursive: true, force: true });
