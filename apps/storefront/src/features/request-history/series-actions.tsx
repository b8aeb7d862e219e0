import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { useNow } from '@stagedoor/screens/clock';
import { rightsOf } from './request-facts.ts';

/** With this the dialog of payments opens on the plan. */
export const ON_PLAN = '#plan';

/** HIST-REQ-09 to HIST-REQ-12: what may still be changed of the whole request. */
export function SeriesActions({ request }: { request: SeriesRequest }) {
  const { editShipping, managePayment, enrollInPlan } = rightsOf(request, useNow());
  const { number } = request;
  const which = <VisuallyHidden> {number}</VisuallyHidden>;
  const to = (view: string, hash?: string) => (
    <HistoryLink address={{ type: 'requests', id: number, view }} hash={hash} />
  );
  if (!editShipping && !managePayment) return null;
  return (
    <>
      {editShipping && (
        <ButtonLink look="lined" render={to('edit-shipping')}>
          {labels.editShipping}
          {which}
        </ButtonLink>
      )}
      {managePayment && (
        <ButtonLink look="lined" render={to('edit-billing')}>
          {labels.managePayment}
          {which}
        </ButtonLink>
      )}
      {enrollInPlan && (
        <ButtonLink look="washed" render={to('edit-billing', ON_PLAN)}>
          {messages.enrollInPlan}
          {which}
        </ButtonLink>
      )}
    </>
  );
}
