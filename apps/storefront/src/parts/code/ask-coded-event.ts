import type { Client } from '@stagedoor/client/create-client';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventQuestion } from '@stagedoor/contract/first-questions';

/** The event as it is for whoever has this code; refused where the code is not good. */
export async function askCodedEvent(
  client: Client,
  eventId: number,
  code: string,
): Promise<OutletEvent | null> {
  const { events } = await client.send(getOutletEvents, { ...eventQuestion(eventId), code });
  return events[0] ?? null;
}
