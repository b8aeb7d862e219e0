import { showDateText } from '@stagedoor/rules/events/show-times';
import type { Times } from '@stagedoor/rules/time/times-in';

/** A show as orders and requests describe it. */
export interface Show {
  name: string;
  artistName?: string | null | undefined;
  startsAt?: Date | null | undefined;
  displayShowTime?: boolean | null | undefined;
  venue?:
    | {
        name?: string | null | undefined;
        city?: string | null | undefined;
        state?: string | null | undefined;
      }
    | null
    | undefined;
}

export const showTitle = ({ artistName, name }: Show): string => artistName ?? name;

/** The event's own name, where the title does not say it already. */
export const showSubtitle = ({ artistName, name }: Show): string | undefined =>
  artistName && artistName !== name ? name : undefined;

/** `Sat, Jan 3, 2026, 7:30 PM` */
export const showTime = ({ startsAt, displayShowTime, venue }: Show, times: Times): string | undefined =>
  startsAt ? showDateText({ showDate: startsAt, displayShowTime, venue }, times) : undefined;

/** `Granite Hall, Boston MA` */
export const showPlace = ({ venue }: Show): string =>
  [venue?.name, [venue?.city, venue?.state].filter(Boolean).join(' ')].filter(Boolean).join(', ');
