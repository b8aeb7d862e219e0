// npm start: builds when the sources changed, then becomes the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildStorefront } from './build.ts';
import { root } from './runtime/folders.mjs';

// What was compiled once is read from there by every later start, which is a second quicker for it.
enableCompileCache(join(root, '.cache/compiled'));
await buildStorefront();
await import('../apps/server/src/main.ts');
