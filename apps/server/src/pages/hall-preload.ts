// The hall of a page with a map comes beside the page's code, not after it.
import { getSeatPlan } from '@stagedoor/contract/calls/shop/seats';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { escapeHtml } from './html.ts';

/** What the page asks the server with, by the names of the manifest. */
export const hallChunks = ['src/parts/calls/open-calls.ts', 'src/features/seats/ask-seats.ts'] as const;

/** As the page will ask for it: with its cookies, and kept for ever by its hash. */
export function hallPreload(
  { eventId, plan }: { eventId: number; plan: Pick<SeatPlan, 'hash'> },
  apiBase: string,
): string {
  const path = getSeatPlan.path
    .replace('{OutletEventID}', String(eventId))
    .replace('{PlanHash}', encodeURIComponent(plan.hash));
  const href = escapeHtml(`${apiBase}/gen.v1/${path}`);
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${href}">`;
}
