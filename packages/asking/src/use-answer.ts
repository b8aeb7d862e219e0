import { answerKey } from '@stagedoor/contract/bootstrap';
import type { Call } from '@stagedoor/contract/call';
import type { AnyShopCall } from '@stagedoor/contract/shop-call';
import { useQuery } from '@tanstack/react-query';
import type { keepPreviousData, UseQueryResult } from '@tanstack/react-query';
import { useClient } from './asking-context.ts';

export interface AnswerOptions<O> {
  /** False while there is nothing to ask. */
  enabled?: boolean;
  /** Asked again whenever a screen comes to it, for what changes behind the page's back. */
  refetchOnMount?: 'always';
  /** Asked again by itself, every so many milliseconds; false where what is known stays so. */
  refetchInterval?: number | ((query: { state: { data: O | undefined } }) => number | false);
  /** Shows the former answer while the next question is asked. */
  placeholderData?: typeof keepPreviousData;
  /** What is known of it already. */
  initialData?: () => O | undefined;
}

const isShopCall = (call: Call): call is AnyShopCall => call.audience === 'shop';

/** The answer to a call: loading, then success or error. What the server wrote into the page is there at once. */
export function useAnswer<I, O>(
  call: Call<I, O>,
  input: I,
  options: AnswerOptions<O> = {},
): UseQueryResult<O> {
  const open = useClient();
  return useQuery({
    queryKey: [answerKey(call, input)],
    queryFn: async () => (await open()).client.send(call, input),
    meta: { access: isShopCall(call) ? call.access : undefined },
    ...options,
  });
}
