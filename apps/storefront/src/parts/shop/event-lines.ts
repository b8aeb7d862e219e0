import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTitle } from '@stagedoor/rules/events/event-title';
import { showDateText } from '@stagedoor/rules/events/show-times';
import type { Times } from '@stagedoor/rules/time/times-in';

interface EventLines {
  title: string;
  secondLine: string | null;
  /** Where, as far as the title does not say it. */
  place: string;
  when: string | null;
}

/** An event in a few lines, beside what is bought or asked for. */
export function eventLines(
  { show, overrideName }: OutletEvent,
  outletType: number,
  times: Times,
): EventLines {
  const { startsAt, displayShowTime, venue } = show;
  const [artistName = '', venueName = ''] = [show.artist?.name, venue?.name];
  const { title, secondLine } = eventTitle(
    { name: show.name ?? '', overrideName, artistName, venueName },
    outletType,
    'detail',
  );
  const city = [venue?.city, venue?.state].filter(Boolean).join(' ');
  return {
    title,
    secondLine,
    place: [venueName !== title && venueName, city].filter(Boolean).join(', '),
    when: startsAt ? showDateText({ showDate: startsAt, displayShowTime, venue }, times) : null,
  };
}
