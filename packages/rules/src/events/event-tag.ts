/** The state of an event in a word or two: what is true and useful, never pressure. */
import { eventTagMessages } from '../messages/event-tags.ts';
import type { Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';
import { EXTERNAL_SALE, FAN_REQUEST_SALE } from './sales-types.ts';

interface TaggedEvent {
  /** It does not take place: nothing else matters. */
  canceled?: boolean | null | undefined;
  salesType: number;
  availability: 'on-sale' | 'before-sale' | 'sold-out' | 'none';
  /** What is sold out may be waited for. */
  hasWaitingList?: boolean | null | undefined;
  /** Told only when there are few. */
  fewLeft?: number | null | undefined;
  series?: { open: boolean; closed: boolean; openDate?: Moment | null | undefined } | null | undefined;
}

export interface EventTag {
  tone: 'good' | 'attention' | 'neutral' | 'accent' | 'critical';
  text: string;
}

function requestTag(series: NonNullable<TaggedEvent['series']>, { dateParts }: Times): EventTag {
  if (series.open) return { tone: 'good', text: eventTagMessages.requestsOpen };
  if (series.closed || !series.openDate) return { tone: 'neutral', text: eventTagMessages.requestsClosed };
  const { month, day } = dateParts(series.openDate);
  return { tone: 'attention', text: eventTagMessages.requestsOpenOn(`${month} ${day}`) };
}

export function eventTag(event: TaggedEvent, times: Times): EventTag | null {
  if (event.canceled) return { tone: 'critical', text: eventTagMessages.canceled };
  if (event.salesType === EXTERNAL_SALE) return null;
  if (event.salesType === FAN_REQUEST_SALE && event.series) return requestTag(event.series, times);
  if (event.availability === 'sold-out' && event.hasWaitingList)
    return { tone: 'neutral', text: eventTagMessages.waitingList };
  if (event.availability === 'sold-out') return { tone: 'neutral', text: eventTagMessages.soldOut };
  if (event.availability === 'before-sale') return { tone: 'attention', text: eventTagMessages.onSaleSoon };
  return event.fewLeft ? { tone: 'accent', text: eventTagMessages.left(event.fewLeft) } : null;
}
