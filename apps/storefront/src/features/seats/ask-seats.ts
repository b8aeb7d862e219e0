import { getFreeSeats, getSeatPlan } from '@stagedoor/contract/calls/shop/seats';
import type { Calls } from '../../parts/calls/calls.ts';
import { haveOf, learn } from './free-seats.ts';
import type { KnownSeats } from './free-seats.ts';
import { hallOf } from '@stagedoor/screens/hall-map/hall';
import type { Hall } from '@stagedoor/screens/hall-map/hall';

export const askFree = async (
  { client }: Calls,
  eventId: number,
  known: KnownSeats | undefined,
): Promise<KnownSeats> => {
  const answer = await client.send(getFreeSeats, { eventId, have: haveOf(known) });
  // What was known is of another plan: everything is asked for anew.
  if (known && answer.hash !== known.hash)
    return learn(undefined, await client.send(getFreeSeats, { eventId }));
  return learn(known, answer);
};

export const askHall = async ({ client }: Calls, eventId: number, hash: string): Promise<Hall> =>
  hallOf(await client.send(getSeatPlan, { eventId, hash }));
