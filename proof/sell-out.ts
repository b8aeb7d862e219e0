// npm run proof -- sell-out: 400 buyers for 100 seats at once, twenty times with one server process and with three.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ SELL_OUT_ROUNDS: '20' }, ['apps/server/src/carts/sell-out.server.test.ts']);
