// npm run demo:play: the whole demo through its life on the adjustable clock, both books compared at every stop.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ WHOLE_DEMO: '1' }, ['apps/server/src/awards/demo-play.long.server.test.ts']);
