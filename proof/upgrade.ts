// npm run proof -- upgrade: the code that docs/upgrading.md names sells on the tables of this one, beside it.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({}, ['apps/server/src/side-by-side.long.server.test.ts']);
