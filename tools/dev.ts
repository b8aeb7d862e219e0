// npm run dev: the browser sees one port, Vite's, with hot reload; Vite passes the calls on to a server that watches its files.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort, requireFree } from './free-port.ts';
import { orEnd } from './or-end.ts';
import { root } from './runtime/folders.mjs';

const port = process.env.PORT ?? '3000';
await orEnd(requireFree(Number(port)));
const behind = String(await freePort());

function run(args: string[]): ChildProcess {
  // Pages are reached at Vite's port: what compares whole origins must know it.
  const env = { PUBLIC_PORT: port, ...process.env, PORT: behind };
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
}

/** The app's own Vite; the test runner brings another. */
function viteOf(app: string): string {
  const require = createRequire(join(root, app, 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
}

const server = run(['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts']);
const listening = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
const vite = run([viteOf('apps/storefront'), 'apps/storefront', ...listening]);
console.log(`Open http://localhost:${port}: it reloads what you change. (Its server is on ${behind}.)`);

const stop = () => {
  server.kill();
  vite.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const [code] = (await Promise.race([once(server, 'exit'), once(vite, 'exit')])) as [number | null];
stop();
process.exitCode = code ?? 0;
