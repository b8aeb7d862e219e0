// The first questions, for pages that came without their answers or whose answers grew old.
import { CallError, NO_ANSWER } from '@stagedoor/client/call-error';
import type { Client } from '@stagedoor/client/create-client';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/outlet';
import { listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { callMessages } from '@stagedoor/rules/messages/calls';
import type { EventsAnswer, OutletAnswer } from './shop-answers.ts';

export async function askOutlet(client: Client): Promise<OutletAnswer> {
  const answer = await client.send(getOutletInfo, shellQuestion);
  if (!answer.outlet) throw new CallError({ status: NO_ANSWER, message: callMessages.missingOutletId });
  return answer;
}

export const askEvents = (client: Client): Promise<EventsAnswer> =>
  client.send(getOutletEvents, listQuestion);
