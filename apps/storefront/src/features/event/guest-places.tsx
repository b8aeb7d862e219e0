import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Stack } from '@stagedoor/ui/stack';
import { Link } from '@stagedoor/screens/link';
import { ItemsCard } from './items-card.tsx';

interface GuestPlacesProps {
  event: OutletEvent;
  namedItem: number | undefined;
}

/** LIST-14: an event of a guest list opens by its address too; its tickets are chosen on the list. */
export function GuestPlaces({ event, namedItem }: GuestPlacesProps) {
  return (
    <Stack>
      <ItemsCard event={event} quantities={{}} namedItem={namedItem} />
      <div>
        <ButtonLink render={<Link to="/" />}>{eventListMessages.requestTickets}</ButtonLink>
      </div>
    </Stack>
  );
}
