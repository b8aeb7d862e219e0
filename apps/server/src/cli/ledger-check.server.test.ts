import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fan, patient, signedIn } from '../accounts/testing/people.ts';
import { calls, loadShop, readyToOrder } from '../carts/testing/checkout.ts';
import { testApp } from '../testing/test-app.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'ledger-check.ts');

test('[OPS-28] equal books end with 0; one cent ends with 1 and names the reference', async () => {
  const app = await testApp('server', { load: loadShop, environment: patient });
  const customer = await signedIn(app, fan);
  const cartUUID = await readyToOrder(app, customer);
  expect((await customer.send(calls.order, { cartUUID })).status).toBe(200);
  const env = { ...process.env, DEMO: '0', ...app.database.environment };
  const check = () =>
    run(process.execPath, [program], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );
  const equal = await check();
  expect(equal.stdout).toContain('The books agree to the cent.');
  expect(equal.stdout).toMatch(/Captured +\$97\.00/);
  expect(equal.code).toBe(0);
  await app.database.runScript('update standin_transactions set amount_cents = amount_cents + 1');
  const wrong = await check();
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/✗ [A-Z2-7]{20}: we have \$97\.00, the gateway has \$97\.01/);
  await app.close();
});
