import { toastWords } from '@stagedoor/asking/words-of';
import { CallError } from '@stagedoor/client/call-error';
import { deleteSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Address } from '@stagedoor/contract/entities/address';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { labels } from '@stagedoor/rules/messages/labels';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useToasts } from '@stagedoor/ui/toast';
import { useState } from 'react';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import { useSend } from '@stagedoor/asking/use-send';
import { useRereadAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { useSession } from '../../parts/session/use-session.ts';

interface RemoveAddressProps {
  address: Address;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAddress({ address, onClose, onRemoved }: RemoveAddressProps) {
  const { session } = useSession();
  const { mutateAsync: send } = useSend(deleteSavedAddress);
  const reread = useRereadAddresses();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await send({ userId: session?.userId, uuid: address.uuid ?? '' });
      toasts.success(savedAddressMessages.removed);
    } catch (error) {
      if (!isGone(error)) toasts.error(...toastWords(error));
    }
    await reread();
    onClose();
    onRemoved();
  }

  return (
    <ConfirmDialog
      open
      title={savedAddressMessages.removeTitle}
      description={savedAddressMessages.removeQuestion}
      confirmLabel={formMessages.remove}
      cancelLabel={labels.cancel}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <OutletAddress address={address} />
    </ConfirmDialog>
  );
}

/** Removed in another tab: what was asked for has happened. */
const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'NOT_FOUND';
