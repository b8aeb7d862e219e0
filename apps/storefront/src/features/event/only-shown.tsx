import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Stack } from '@stagedoor/ui/stack';
import { Link } from '@stagedoor/screens/link';
import { ItemsCard } from './items-card.tsx';

interface OnlyShownProps {
  event: OutletEvent;
  namedItem: number | undefined;
}

/** Nothing can be bought now: what there is, and the way to the artist's other nights. */
export function OnlyShown({ event, namedItem }: OnlyShownProps) {
  const { artist } = event.show;
  return (
    <Stack>
      <ItemsCard event={event} quantities={{}} namedItem={namedItem} />
      <div>
        <ButtonLink look="lined" render={<Link to={artist ? `/?artist=${artist.id}` : '/'} />}>
          {eventMessages.otherDates}
        </ButtonLink>
      </div>
    </Stack>
  );
}
