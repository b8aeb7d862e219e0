import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../order-proof/dice.ts';
import { advance, startShop, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';

/** Everything that was left open is decided: by look-ups, by the gateway's people, by the clock. */
export async function settleEverything(stage: Stage, dice: Dice): Promise<void> {
  await stage.gateway.clearFaults();
  const server = await startShop(stage);
  for (let minute = 0; minute < 25; minute += 1) {
    await stage.gateway.decideHeld(dice.number(2) === 0);
    advance(stage, 60);
    await tellTime(stage, server);
    await stage.gateway.sendNotifications();
  }
  for (let hour = 0; hour < 4; hour += 1) {
    advance(stage, 3700);
    await tellTime(stage, server);
    await sleep(100);
  }
  stage.gateway.tell(undefined);
  await server.end('SIGTERM');
}
