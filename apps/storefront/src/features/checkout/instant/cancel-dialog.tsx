import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useRelease } from './use-release.ts';

/** Asks before tickets are given up; staying is the harmless answer. */
export function CancelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { release, busy } = useRelease();
  return (
    <ConfirmDialog
      open={open}
      title={messages.cancelQuestion}
      description={messages.cancelText}
      cancelLabel={messages.proceed}
      confirmLabel={messages.release}
      prefer="cancel"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => release('/')}
    />
  );
}
