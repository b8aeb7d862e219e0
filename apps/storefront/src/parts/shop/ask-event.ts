import type { Client } from '@stagedoor/client/create-client';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { eventQuestion } from '@stagedoor/contract/first-questions';
import type { EventsAnswer } from './event-answer.ts';

export const askEvent = (client: Client, eventId: number): Promise<EventsAnswer> =>
  client.send(getOutletEvents, eventQuestion(eventId));
