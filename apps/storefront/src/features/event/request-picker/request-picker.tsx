import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Alert } from '@stagedoor/ui/alert';
import { Stack } from '@stagedoor/ui/stack';
import { ItemsCard } from '../items-card.tsx';

/** Items that can be asked for. They are shown; choosing level and quantity takes its place here. */
export function RequestPicker({ event, namedItem }: { event: OutletEvent; namedItem?: number }) {
  return (
    <Stack gap={24}>
      {event.series?.open && (
        <Alert title={eventMessages.requestsFollow}>{eventMessages.requestsFollowHint}</Alert>
      )}
      <ItemsCard event={event} quantities={{}} namedItem={namedItem} />
    </Stack>
  );
}
