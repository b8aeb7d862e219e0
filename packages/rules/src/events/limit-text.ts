import { eventMessages } from '../messages/event.ts';

interface Level {
  limit: number;
  multiplier?: number | null | undefined;
}

/** EVENT-20, EVENT-23: `Max 8`, and that they go in pairs where they do. */
export const limitText = ({ limit, multiplier }: Level): string =>
  [multiplier && multiplier > 1 ? eventMessages.inGroups(multiplier) : null, eventMessages.max(limit)]
    .filter(Boolean)
    .join(' · ');
