// node add-demo-orders.ts '[{…}, …]': adds orders to the demo world of a folder, for journeys that need many.
import { runAlone } from '../cli/open-for-command.ts';
import { addDemoOrders } from '../orders/testing/more-demo-orders.ts';
import type { MoreOrders } from '../orders/testing/more-demo-orders.ts';
import { systemClock } from '../platform/clock.ts';

type Wish = MoreOrders & { withPlaces?: boolean };

await runAlone(async ({ db }) => {
  for (const { withPlaces = false, ...wish } of JSON.parse(process.argv[2]!) as Wish[])
    await addDemoOrders(db, wish, { now: systemClock().now(), withPlaces });
});
