import { formatDateTime } from '../time/dates.ts';
import { eventMessages } from '../messages/event.ts';
import type { Moment } from '../time/moment.ts';

/** What stands in place of a level's quantity before its sale: the day it begins, where that is known. */
export const notOnSaleText = ({ onSaleFrom }: { onSaleFrom?: Moment | null | undefined }): string =>
  onSaleFrom ? eventMessages.onSaleFrom(formatDateTime(onSaleFrom)) : eventMessages.notOnSaleYet;
