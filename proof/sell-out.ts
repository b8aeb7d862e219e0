// npm run proof -- sell-out: 400 buyers for 100 seats at once, twenty times with one server process and with three.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const file = 'apps/server/src/carts/sell-out.server.test.ts';
const rounds = spawn(process.execPath, [vitest, 'run', '--project', 'server', file], {
  cwd: root,
  env: { ...process.env, SELL_OUT_ROUNDS: '20' },
  stdio: 'inherit',
});
const [code] = (await once(rounds, 'exit')) as [number | null];
process.exitCode = code ?? 1;
