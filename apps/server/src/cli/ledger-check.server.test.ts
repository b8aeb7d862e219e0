import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fan, patient, signedIn } from '../accounts/testing/people.ts';
import { calls, loadShop, readyToOrder } from '../carts/testing/checkout.ts';
import { programFile } from '../testing/program-file.ts';
import { testApp } from '../testing/test-app.ts';

const run = promisify(execFile);
const program = programFile('cli/ledger-check');

test('[OPS-28] equal books end with 0; one cent ends with 1 and names the reference', async () => {
  const app = await testApp('server', { load: loadShop, environment: patient });
  const customer = await signedIn(app, fan);
  const cartUUID = await readyToOrder(app, customer);
  expect((await customer.send(calls.order, { cartUUID })).status).toBe(200);
  const env = { ...process.env, DEMO: '0', ...app.database.environment };
  const check = (...known: string[]) =>
    run(process.execPath, [program, ...known], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );
  const equal = await check();
  expect(equal.stdout).toContain('The books agree to the cent.');
  expect(equal.stdout).toMatch(/Captured +\$97\.00/);
  expect(equal.code).toBe(0);
  await app.database.runScript(`
    insert into standin_transactions (kind, status, ref, invoice, profile_id, card_id, last_four, brand, first_name,
      last_name, amount_cents, content_hash, submitted_at, listed_from)
    select 'charge', 'captured', lost, lost, coalesce(nobody, profile_id), card_id, last_four, brand, first_name,
      last_name, 4200, lost, now(), now()
    from standin_transactions,
      (values ('LOSTLOSTLOSTLOSTLOST', null), ('STRAYSTRAYSTRAYSTRAY', 999999999)) v (lost, nobody)`);
  const strays = await check();
  expect(strays.stdout).toMatch(/Lost +1 charges that our books did not know; they go back/);
  expect(strays.stdout).toMatch(
    /✗ \d+: a charge of \$42\.00, card \d{4}, STRAYSTRAYSTRAYSTRAY: nobody knows of it/,
  );
  expect(strays.code).toBe(1);
  const { transactionId } = /✗ (?<transactionId>\d+): a charge/.exec(strays.stdout)!.groups!;
  await app.database.runScript(
    "update standin_transactions set status = 'voided' where invoice like 'STRAY%'",
  );
  expect((await check('--known', transactionId!)).stdout).toContain('The books agree to the cent.');
  app.clock.shiftTo(new Date());
  await app.reconcile();
  const rows = await app.database.db
    .selectFrom('standin_transactions')
    .select('status')
    .where('invoice', 'like', 'LOST%')
    .execute();
  expect(rows).toEqual([{ status: 'voided' }]);
  await app.database.runScript('update standin_transactions set amount_cents = amount_cents + 1');
  const wrong = await check();
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/✗ [A-Z2-7]{20}: we have \$97\.00, the gateway has \$97\.01/);
  await app.close();
});
