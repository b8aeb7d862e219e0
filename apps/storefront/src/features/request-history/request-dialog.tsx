import { useState } from 'react';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { useLocation } from 'react-router';
import type { Location } from 'react-router';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { useBackToList } from '../../parts/history/use-back-to-list.ts';
import { LeaveWith } from '../../parts/leave-with.tsx';
import { useNow } from '@stagedoor/screens/clock';
import { DeleteRequest } from './delete-request.tsx';
import { EditRequest } from './edit-request.tsx';
import { EditRequestShipping } from './edit-request-shipping.tsx';
import { ItemDetails } from './item-details.tsx';
import { ManagePayment } from './manage-payment.tsx';
import { rightsOf } from './request-facts.ts';
import { RequestSummary } from './request-summary.tsx';

interface RequestDialogProps {
  request: SeriesRequest;
  /** The event request that the address names. */
  eventRequest: EventRequest | undefined;
  address: HistoryAddress;
}

/**
 * The dialog an address opens over the list. One that is not allowed when it opens leads to what it belongs to, with a
 * word; one that is open when the series closes stays, with everything in it.
 */
export function RequestDialog({ request, eventRequest, address }: RequestDialogProps) {
  const close = useBackToList('requests');
  const { search, state }: Location<unknown> = useLocation();
  const now = useNow();
  const [allowed] = useState(() => isAllowed(request, address, now));
  if (!allowed) {
    const to = historyPath(belongsTo(address)) + search;
    return <LeaveWith title={whyNot(address)} to={to} state={state} />;
  }
  const shown = { request, onClose: close };
  if (address.view === 'summary') return <RequestSummary {...shown} />;
  if (address.view === 'edit-shipping') return <EditRequestShipping {...shown} />;
  if (address.view === 'edit-billing') return <ManagePayment {...shown} />;
  if (!eventRequest) return null;
  if (address.itemView === 'edit') return <EditRequest {...shown} eventRequest={eventRequest} />;
  if (address.itemView === 'delete') return <DeleteRequest {...shown} eventRequest={eventRequest} />;
  return <ItemDetails {...shown} eventRequest={eventRequest} />;
}

function isAllowed(request: SeriesRequest, { view, itemView }: HistoryAddress, now: Date): boolean {
  const rights = rightsOf(request, now);
  if (view === 'edit-shipping') return rights.editShipping;
  if (view === 'edit-billing') return rights.managePayment;
  return itemView === undefined || rights.edit;
}

function whyNot({ view }: HistoryAddress): string {
  if (view === 'edit-shipping') return historyDialogMessages.addressStays;
  return view === 'edit-billing' ? historyDialogMessages.paymentStays : refusalMessages.requestNotPending;
}

/** The request, or the item details of an event request. */
const belongsTo = ({ type, id, view, itemId }: HistoryAddress): HistoryAddress =>
  itemId === undefined ? { type, id } : { type, id, view, itemId };
