// npm start: builds when the sources changed, then becomes the server.
import { enableCompileCache } from 'node:module';
import { buildApps } from './build.ts';
import { compiledFolder } from './compiled.ts';

enableCompileCache(compiledFolder);
await buildApps();
await import('../apps/server/src/main.ts');
