import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { stageAfter } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { useToasts } from '@stagedoor/ui/toast';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { useCalls } from '../../../parts/calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { PreloadContext } from '@stagedoor/screens/link';
import { beginRequest, rememberRequest } from '../../../parts/requests/request-draft.ts';
import { useRequestProblem } from '../../../parts/requests/use-request-problem.tsx';
import { useSession } from '../../../parts/session/use-session.ts';

/** Begins a request: its summary is built, then the checkout has it. */
export function useStartRequest(event: OutletEvent, onRefused: () => void) {
  const calls = useCalls();
  const queryClient = useQueryClient();
  const { session } = useSession();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const toasts = useToasts();
  const { problem, tell, say, clear } = useRequestProblem();
  const [busy, setBusy] = useState(false);

  async function begin(lines: readonly RequestWish[]) {
    const facts = { signedIn: true, hasAddons: addonsOf(event).length > 0, collectsPayment: true };
    const checkout = `/checkout/f/${stageAfter('f', 'login', facts)}`;
    const loaded = preload(checkout);
    const draft = beginRequest(event.id, event.series?.id ?? 0, lines);
    const { buildSummary } = await fetchCode(() => import('../../../parts/requests/build-summary.ts'));
    if (!(await buildSummary(await calls(), queryClient, draft, session?.userId))) {
      say(requestMessages.noSummary);
      toasts.error(checkoutMessages.attention, requestMessages.noSummary);
      return;
    }
    rememberRequest(draft);
    await loaded;
    await navigate(checkout);
  }

  async function start(lines: readonly RequestWish[]) {
    setBusy(true);
    clear();
    try {
      await begin(lines);
    } catch (error) {
      tell(error);
      onRefused();
    } finally {
      setBusy(false);
    }
  }

  return { start: (lines: readonly RequestWish[]) => void start(lines), busy, problem, say };
}
