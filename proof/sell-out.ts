// npm run proof -- sell-out: 400 buyers for 100 seats at once, twenty times with one server process and with
// three; then a crowd that buys, abandons and is declined until 600 places are sold, with both books equal.
import { runAtLength } from '../tools/suites/run-at-length.ts';

await runAtLength({ SELL_OUT_ROUNDS: '20', SELL_OUT_TICKETS: '600' }, [
  'apps/server/src/carts/sell-out.server.test.ts',
  'apps/server/src/sell-out-orders.server.test.ts',
]);
