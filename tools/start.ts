// npm start: builds when the sources changed, then becomes the server. `npm start -- --gateway stripe` shows the demo
// with a stand-in that speaks Stripe's language, in a folder of its own.
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { buildApps } from './build.ts';
import { compiledFolder } from './compiled.ts';
import { requireFree } from './free-port.ts';
import { orEnd } from './or-end.ts';

enableCompileCache(compiledFolder);
const { gateway } = parseArgs({ options: { gateway: { type: 'string' } } }).values;
if (gateway !== undefined) {
  process.env['STAND_IN_SPEAKS'] = gateway;
  process.env['DATA_DIR'] ??= `./data-${gateway}`;
}
// Building takes a while: a port that is taken is told before.
const port = Number(process.env['PORT']?.trim() || 3000);
if (Number.isInteger(port) && port > 0 && port < 65_536)
  await orEnd(requireFree(port, process.env['HOST']?.trim() || undefined));
await buildApps();
await import('../apps/server/src/main.ts');
