// npm run proof -- kill: kill -9 of the embedded shop under load, twenty times.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ KILLS: '20' }, ['apps/server/src/kill.long.server.test.ts']);
