import { useId } from 'react';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { choosePolicy, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { Alert } from '@stagedoor/ui/alert';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { useNow } from '@stagedoor/screens/clock';
import { RichText } from '@stagedoor/screens/rich-text';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { rightsOf } from './request-facts.ts';
import { SeriesCard } from './series-card.tsx';
import { usePriority } from './use-priority.ts';

interface TourGroupProps {
  /** Of one tour, or a single one without. */
  requests: readonly SeriesRequest[];
  address: HistoryAddress;
}

/** The requests of a tour. Without one there is no heading. */
export function TourGroup({ requests, address }: TourGroupProps) {
  const headingId = useId();
  const now = useNow();
  const priority = usePriority(requests);
  const tour = requests[0]?.series.tour;
  return (
    <section aria-labelledby={tour ? headingId : undefined}>
      <Stack>
        {tour && (
          <Heading level={3} look="m" id={headingId}>
            {tour.name}
          </Heading>
        )}
        {requests.some((request) => rightsOf(request, now).prioritize) && <PriorityPolicy />}
        {requests.map((request) => (
          <SeriesCard
            key={request.id}
            request={request}
            priority={priority}
            titleLevel={tour ? 4 : 3}
            address={address}
          />
        ))}
      </Stack>
    </section>
  );
}

/** HIST-REQ-17: what choosing an event means. */
function PriorityPolicy() {
  const { policies = [] } = useOutlet();
  const policy = choosePolicy(policies, policyTypes.prioritySelection, FAN_REQUEST_SALE);
  return (
    <Alert icon="ticket" title={policy?.headline ?? messages.prioritySelect}>
      {policy && <RichText html={policy.text} />}
      <p>{messages.priorityHint}</p>
    </Alert>
  );
}
