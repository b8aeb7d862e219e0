import { CallError, NO_ANSWER } from '@stagedoor/client/call-error';
import { connectionMessages } from '@stagedoor/rules/messages/connection';

/** No answer came, from the server or through what stands before it: nothing is known of what became of the call. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  if (error.status === NO_ANSWER) return error.message === connectionMessages.noAnswer;
  return error.status >= 502 && error.status <= 504;
}
