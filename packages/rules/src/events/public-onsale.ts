import { eventMessages } from '../messages/event.ts';
import type { Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';
import { safeLink } from '../shops/safe-link.ts';

/** The link to the public sale under a series message: its address, its words and, when set, its date. */
export function publicOnsale(
  event: {
    publicOnsaleUrl?: string | null | undefined;
    publicOnsaleDate?: Moment | null | undefined;
    publicOnsaleTextOn?: boolean | null | undefined;
    publicOnsaleText?: string | null | undefined;
  },
  { formatDateTime }: Times,
): { url: string; text: string; date: string | null } | null {
  const url = safeLink(event.publicOnsaleUrl);
  if (!url) return null;
  return {
    url,
    text: (event.publicOnsaleTextOn && event.publicOnsaleText) || eventMessages.publicOnsale,
    date: event.publicOnsaleDate ? formatDateTime(event.publicOnsaleDate) : null,
  };
}
