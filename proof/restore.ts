// npm run proof -- restore: the demo, played through its life, is backed up and restored in every direction of engines; and a
// PostgreSQL is taken back to a moment.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ PLAYED_RESTORE: '1' }, [
  'apps/server/src/awards/demo-play.long.server.test.ts',
  'apps/server/src/platform/db/point-in-time.long.server.test.ts',
]);
