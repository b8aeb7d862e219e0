// npm start: builds when the sources changed, then becomes the server, which reads what stands behind `--`.
import { enableCompileCache } from 'node:module';
import { buildApps } from './build.ts';
import { compiledFolder } from './compiled.ts';
import { requireFree } from './free-port.ts';
import { orEnd } from './or-end.ts';

enableCompileCache(compiledFolder);
// Building takes a while: a port that is taken is told before.
const port = Number(process.env['PORT']?.trim() || 3000);
if (Number.isInteger(port) && port > 0 && port < 65_536)
  await orEnd(requireFree(port, process.env['HOST']?.trim() || undefined));
await buildApps();
await import('../apps/server/src/main.ts');
