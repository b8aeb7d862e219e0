import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { waitingRoomMessages } from '@stagedoor/rules/messages/waiting-room';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Stack } from '@stagedoor/ui/stack';
import { Link } from '@stagedoor/screens/link';
import { ItemsCard } from './items-card.tsx';
import { waitingRoomAt } from '../../parts/buying/waiting-room.ts';

interface OnlyShownProps {
  event: OutletEvent;
  namedItem: number | undefined;
  codeField?: ReactNode;
}

/** Nothing can be bought now: what there is, and the way to the artist's other nights. */
export function OnlyShown({ event, namedItem, codeField }: OnlyShownProps) {
  const { artist } = event.show;
  return (
    <Stack>
      <ItemsCard event={event} quantities={{}} namedItem={namedItem} codeField={codeField} />
      {event.hasWaitingList && (
        <div>
          <ButtonLink size="l" render={<Link to={`/waitinglist/${event.id}`} />}>
            {waitingListMessages.join}
          </ButtonLink>
        </div>
      )}
      {event.hasWaitingRoom && (
        <Alert tone="information" title={waitingRoomMessages.name}>
          <p>{waitingRoomMessages.open}</p>
          <ButtonLink href={waitingRoomAt(event.id)}>{waitingRoomMessages.enter}</ButtonLink>
        </Alert>
      )}
      <div>
        <ButtonLink look="lined" render={<Link to={artist ? `/?artist=${artist.id}` : '/'} />}>
          {eventMessages.otherDates}
        </ButtonLink>
      </div>
    </Stack>
  );
}
