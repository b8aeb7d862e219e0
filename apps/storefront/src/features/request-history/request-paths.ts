import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';

type Numbered = Pick<SeriesRequest, 'number'>;
type Keyed = Pick<EventRequest, 'uuid'>;

/** One event request, or a dialog of it. */
export const detailsAddress = (
  { number }: Numbered,
  { uuid }: Keyed,
  itemView?: 'edit' | 'delete',
): HistoryAddress => ({ type: 'requests', id: number, view: 'item-details', itemId: uuid, itemView });

export const receiptPath = ({ number }: Numbered, { uuid }: Keyed): string =>
  historyPath({ type: 'requests', id: number, view: 'receipt', itemId: uuid });
