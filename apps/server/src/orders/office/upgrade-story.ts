import type { StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import type { Order } from '@stagedoor/contract/entities/order';
import type { ToldChange } from '../changes/changes-of-order.ts';
import type { AskedUpgrade, WishLine } from '../changes/upgrade-wish-store.ts';

type Told = Pick<Order, 'events' | 'lines'>;

const isOpen = ({ kind, state }: Pick<ToldChange, 'kind' | 'state'>): boolean =>
  kind === 'upgrade' && ['proposed', 'approved', 'due', 'failed'].includes(state);

const placeOf = ({ events }: Told, eventId: number): string => {
  const show = events.find((event) => event.eventId === eventId);
  return show?.venue?.city ?? show?.name ?? 'a show';
};

/** What the wish would exchange, while it stands. */
function ticketsOf({ lines }: Told, { eventId, itemId }: AskedUpgrade): string {
  const live = lines.filter((line) => line.eventId === eventId && line.itemId === itemId && !line.canceled);
  return live
    .map(({ levelName, quantity, canceledQuantity }) => `${levelName} × ${quantity - canceledQuantity}`)
    .join(', ');
}

function tellAsked(
  order: Told,
  asked: AskedUpgrade,
  { at, standing }: { at?: Date | undefined; standing?: string | undefined },
): StoryEntry {
  const { eventId, itemId } = asked;
  return {
    key: `upgrade ${eventId} ${itemId} ${at?.toISOString() ?? 'standing'}`,
    at,
    part: 'tickets',
    title: `Asked for an upgrade in ${placeOf(order, eventId)}`,
    detail: standing && [ticketsOf(order, asked), standing].filter(Boolean).join(', '),
    who: 'customer',
    tone: 'data',
  };
}

const tellWithdrawn = (order: Told, { outlet_event_id, item_id, at }: WishLine): StoryEntry => ({
  key: `no upgrade ${outlet_event_id} ${item_id} ${at.toISOString()}`,
  at,
  part: 'tickets',
  title: `No longer asks for an upgrade in ${placeOf(order, outlet_event_id)}`,
  who: 'customer',
  tone: 'neutral',
});

/**
 * Every wish that was asked for or taken back, and the ones that wait. Of one that waits and has no line it is not known
 * when it was asked for.
 */
export function tellWishes(
  order: Told,
  lines: readonly WishLine[],
  changes: readonly Pick<ToldChange, 'kind' | 'state'>[],
): StoryEntry[] {
  const standing = changes.some(isOpen) ? 'being decided' : 'waits for an answer';
  const waiting = order.events.flatMap(({ eventId, upgradeItemId }) =>
    upgradeItemId ? [{ eventId, itemId: upgradeItemId }] : [],
  );
  const lineOf = ({ eventId, itemId }: AskedUpgrade): WishLine | undefined => {
    const last = lines.findLast(({ outlet_event_id }) => outlet_event_id === eventId);
    return last?.what === 'asked' && last.item_id === itemId ? last : undefined;
  };
  const standingLines = new Set(waiting.map(lineOf));
  return [
    ...waiting.filter((wish) => !lineOf(wish)).map((wish) => tellAsked(order, wish, { standing })),
    ...lines.map((line) => {
      if (line.what === 'withdrawn') return tellWithdrawn(order, line);
      const { outlet_event_id: eventId, item_id: itemId, at } = line;
      return tellAsked(
        order,
        { eventId, itemId },
        { at, standing: standingLines.has(line) ? standing : undefined },
      );
    }),
  ];
}
