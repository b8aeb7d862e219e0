import type { Client } from '@stagedoor/client/create-client';
import type { OutputOf } from '@stagedoor/contract/call';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { eventQuestion } from '@stagedoor/contract/first-questions';

export const askEvent = (client: Client, eventId: number): Promise<OutputOf<typeof getOutletEvents>> =>
  client.send(getOutletEvents, eventQuestion(eventId));
