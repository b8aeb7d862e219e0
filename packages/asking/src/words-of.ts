import { CallError } from '@stagedoor/client/call-error';
import { callMessages } from '@stagedoor/rules/messages/calls';

/** What went wrong, in the words that a person is shown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** ERR-04: words that stand for a missing message have a title; a sentence of the server's needs none. */
export function toastWords(error: unknown): [title: string, description?: string] {
  const words = wordsOf(error);
  if (words === callMessages.responseError) return [callMessages.responseErrorTitle, words];
  const isMadeUp = error instanceof CallError && words === callMessages.serverError(error.status);
  return isMadeUp ? [callMessages.serverErrorTitle, words] : [words];
}
