import { revokeKey } from '@stagedoor/contract/calls/office/keys';
import type { OfficeKey } from '@stagedoor/contract/calls/office/keys';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface RevokeKeyProps {
  officeKey: OfficeKey;
  onClose: () => void;
}

export function RevokeKey({ officeKey: { id, name }, onClose }: RevokeKeyProps) {
  const send = useOfficeSend(revokeKey);
  return (
    <ConfirmAction
      open
      title={`Revoke ${name}?`}
      description="The program is refused at its next call. This cannot be taken back; a new key can be made."
      confirmLabel="Revoke the key"
      reason
      onConfirm={({ reason }) => send.mutateAsync({ id, ...(reason && { reason }) })}
      onClose={onClose}
    />
  );
}
