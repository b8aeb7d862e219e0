// npm run demo:reset: empties the database and loads the demo world anew, with dates that count from today.
import { emptyDatabase, loadDemo } from '../importing/index.ts';
import { systemClock } from '../platform/clock.ts';
import { runAlone, say } from './open-for-command.ts';

await runAlone(async (database, { production, demo, awards, publicAddress }) => {
  if (production) throw new Error('The demo world has no place in production: nothing was changed.');
  if (!demo)
    throw new Error('This empties the database: set DEMO=1 if that is what you want. Nothing was changed.');
  await emptyDatabase(database);
  await loadDemo(database, systemClock().now(), {
    drawKey: awards.drawKey,
    address: publicAddress,
  });
  say('The demo world is fresh again.');
});
