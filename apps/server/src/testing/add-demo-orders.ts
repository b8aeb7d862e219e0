// node add-demo-orders.ts '[{…}, …]': adds orders to the demo world of a folder, for journeys that need many.
import { openForCommand, orSentence, prepare } from '../cli/open-for-command.ts';
import { addDemoOrders } from '../orders/testing/more-demo-orders.ts';
import type { MoreOrders } from '../orders/testing/more-demo-orders.ts';
import { systemClock } from '../platform/clock.ts';

type Wish = MoreOrders & { withPlaces?: boolean };

await orSentence(() =>
  openForCommand(prepare(), async ({ db }, bringUpToDate) => {
    await bringUpToDate();
    for (const { withPlaces = false, ...wish } of JSON.parse(process.argv[2]!) as Wish[])
      await addDemoOrders(db, wish, { now: systemClock().now(), withPlaces });
  }),
);
