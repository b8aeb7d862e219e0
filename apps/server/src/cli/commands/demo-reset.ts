// npm run demo:reset: empties the database and loads the demo world anew, with dates that count from today.
import { harmChecks } from '../../harm-checks.ts';
import { emptyDatabase, loadDemo, loadDemoLyon } from '../../importing/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Command } from './command.ts';

export const demoReset: Command = {
  run: async ({ database, config: { production, demo, awards, publicAddress, payments }, say }) => {
    if (production) throw new Error('The demo world has no place in production: nothing was changed.');
    if (!demo)
      throw new Error('This empties the database: set DEMO=1 if that is what you want. Nothing was changed.');
    await emptyDatabase(database);
    const now = systemClock().now();
    const settings = {
      harmChecks,
      drawKey: awards.drawKey,
      address: publicAddress,
      gateway: payments.speaks,
    };
    await loadDemo(database, now, settings);
    await loadDemoLyon(database, now, settings);
    say('The demo world is fresh again.');
  },
};
