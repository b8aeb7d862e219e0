import { eventMessages } from '../messages/event.ts';
import type { Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';

/** What stands in place of a level's quantity before its sale: the day it begins, where that is known. */
export const notOnSaleText = (
  { onSaleFrom }: { onSaleFrom?: Moment | null | undefined },
  { formatDateTime }: Times,
): string => (onSaleFrom ? eventMessages.onSaleFrom(formatDateTime(onSaleFrom)) : eventMessages.notOnSaleYet);
