import { CallError, NO_ANSWER } from '@stagedoor/client/call-error';
import { connectionMessages } from '@stagedoor/rules/messages/connection';

/** Loads what a call needs. Code that cannot be had is no answer: the browser's own words speak of addresses. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    throw new CallError({ status: NO_ANSWER, message: connectionMessages.noAnswer });
  }
}
