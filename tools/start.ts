// npm start: builds when the sources changed, then becomes the server.
import { buildStorefront } from './build.ts';

await buildStorefront();
await import('../apps/server/src/main.ts');
