import { useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { AddedDialog } from './added-dialog.tsx';
import type { Added } from './added-dialog.tsx';
import { ConfirmAddDialog } from './confirm-add-dialog.tsx';

interface AddDialogProps {
  event: OutletEvent;
  /** The request that the event joins. */
  request: SeriesRequest;
  asked: readonly RequestWish[];
  onClose: () => void;
  onAdded: () => void;
}

/** Adds the event to the customer's request: extras and the new total first, then what became of it. */
export default function AddDialog({ event, request, asked, onClose, onAdded }: AddDialogProps) {
  const [added, setAdded] = useState<Added>();

  function finish(result: Added) {
    setAdded(result);
    onAdded();
  }

  if (added) return <AddedDialog event={event} added={added} onClose={onClose} />;
  return (
    <ConfirmAddDialog event={event} request={request} asked={asked} onClose={onClose} onAdded={finish} />
  );
}
