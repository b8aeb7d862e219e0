// npm run proof -- kill-draws: the server dies at every step of freezing, drawing and publishing a draw.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ KILL_DRAWS: 'all' }, ['apps/server/src/kill-draws.long.server.test.ts']);
