import { useClient } from '@stagedoor/asking/asking-context';
import type { OfficeCall } from '@stagedoor/contract/office-call';

/** Asks the server at this moment, past everything that the page keeps. */
export function useAskOnce<I, O>(call: OfficeCall<I, O>): (input: I) => Promise<O> {
  const open = useClient();
  return async (input) => (await open()).client.send(call, input);
}
