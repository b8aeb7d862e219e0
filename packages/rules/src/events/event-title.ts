import { ownWords } from '../language/own-words.ts';
import { GUEST_LIST_OUTLET, VENUE_OUTLET } from '../shops/outlet-types.ts';

interface TitledEvent {
  name: string;
  overrideName?: string | null | undefined;
  artistName: string;
  venueName: string;
}

/** An event's own name, as history and receipts show it. */
export const eventName = (event: Pick<TitledEvent, 'name' | 'overrideName'>): string =>
  ownWords(event.overrideName || event.name);

/** The title by outlet type; an override stands under an artist's or a venue's title as a second line. */
export function eventTitle(
  event: TitledEvent,
  outletType: number,
  place: 'list' | 'detail',
): { title: string; secondLine: string | null } {
  if (outletType === GUEST_LIST_OUTLET && place === 'detail') {
    return { title: eventName(event), secondLine: null };
  }
  const title = outletType === VENUE_OUTLET ? event.venueName : event.artistName;
  return { title, secondLine: ownWords(event.overrideName || null) };
}
