// The archive that npm run release makes, unpacked where nothing else is: it starts with Node alone, shows its pages and
// sells. `npm run proof -- release` makes one and names its folder here.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookIntoBooks } from './testing/harness/check-books.ts';
import { openOwnStage } from './testing/harness/own-stage.ts';
import { fillCart, sendAs } from './testing/order-proof/buyer.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { startServer } from './testing/server-process.ts';

const unpacked = process.env['RELEASE'];

test.skipIf(unpacked === undefined)(
  'an unpacked release sells on PostgreSQL',
  async () => {
    const program = join(unpacked!, 'apps/server/src/main.ts');
    const { stage, close } = await openOwnStage((database, gateway) =>
      loadOrderWorld(database, gateway, { tickets: 50, customers: 2, sessions: 10 }),
    );
    const environment = { ...stage.environment, PAYMENT_GATEWAY_URL: stage.gateway.url };
    const shop = await startServer(environment, program);
    try {
      const page = await shop.send('/', { method: 'GET' });
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('<!doctype html>')]);
      const visitor = stage.nextVisitor();
      const send = sendAs(visitor, shop);
      const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 2 });
      const bought = await send('createorder', { cartUUID });
      expect([bought.status, bought.body.order?.OrderID]).toEqual([200, expect.any(String)]);
      expect(await lookIntoBooks(stage)).toEqual([]);
    } finally {
      await shop.end('SIGTERM');
      await close();
    }
  },
  300_000,
);

test.skipIf(unpacked === undefined)(
  'and with its own database, loads the demo, and has native parts for both kinds of machines',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'stagedoor-release-'));
    const shop = await startServer(
      { DATA_DIR: join(place, 'data'), DEMO: '1', NODE_ENV: 'development' },
      join(unpacked!, 'apps/server/src/main.ts'),
    );
    const page = await shop.send('/', { method: 'GET' });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Lantern')]);
    expect(await shop.end('SIGTERM')).toBe(0);
    rmSync(place, { recursive: true, force: true });
    for (const machine of ['linux-x64-gnu', 'linux-arm64-gnu'])
      expect(existsSync(join(unpacked!, `node_modules/@node-rs/argon2-${machine}`))).toBe(true);
  },
  300_000,
);
