import { CallError } from '@stagedoor/client/call-error';
import { useSend } from '@stagedoor/asking/use-send';
import { deleteCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useToasts } from '@stagedoor/ui/toast';
import type { CustomerPasskey } from './customer-passkey.ts';
import { useForgetPasskeys } from './use-forget-passkeys.ts';

export function RemovePasskey({ passkey, onClose }: { passkey: CustomerPasskey; onClose: () => void }) {
  const { mutateAsync: remove, isPending } = useSend(deleteCustomerPasskey);
  const forget = useForgetPasskeys();
  const toasts = useToasts();
  async function confirm() {
    try {
      await remove({ id: passkey.id });
      toasts.success(passkeyMessages.removed);
    } catch (error) {
      // Another tab was quicker: what was wanted is so.
      if (error instanceof CallError && error.status === 404) toasts.success(passkeyMessages.removed);
      else toasts.error(messageOf(error));
    }
    forget();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={passkeyMessages.removing(passkey.name)}
      description={passkeyMessages.removingHint}
      confirmLabel={passkeyMessages.removeIt}
      cancelLabel={passkeyMessages.keepIt}
      prefer="cancel"
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
