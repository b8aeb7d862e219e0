import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { closeWaitingRoom, openWaitingRoom } from '@stagedoor/contract/calls/office/waiting-room';
import type { WaitingRoomNow } from '@stagedoor/contract/calls/office/waiting-room';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { counted } from './counted.ts';
import { useTimes } from '../../parts/time/use-times.ts';

interface WaitingRoomQuestionProps {
  event: OfficeEvent;
  room: WaitingRoomNow;
  onClose: () => void;
}

/** Before a sale begins, the lot is drawn at that moment; during one, everybody lines up at once. */
export function WaitingRoomQuestion({ event, room, onClose }: WaitingRoomQuestionProps) {
  const { formatDateTime } = useTimes();
  const toasts = useToasts();
  const open = useOfficeSend(openWaitingRoom);
  const close = useOfficeSend(closeWaitingRoom);
  const { isOpen, nextSale, waiting } = room;
  return (
    <ConfirmAction
      open
      onClose={onClose}
      title={isOpen ? 'Let everybody in?' : `Put a waiting room before ${event.name}?`}
      description={
        isOpen
          ? 'It can be switched on again; those who line up then begin anew.'
          : nextSale
            ? `The lot is drawn when the sale begins: ${formatDateTime(nextSale)}.`
            : 'The sale has begun: who comes from now on stands in line.'
      }
      consequences={[
        isOpen
          ? {
              key: 'people',
              icon: 'customers',
              what: `${counted(waiting, 'person', 'people')} may buy at once`,
            }
          : { key: 'carts', icon: 'clock', what: 'Carts that are open keep what they hold' },
      ]}
      reason
      confirmLabel={isOpen ? 'Switch it off' : 'Switch it on'}
      onConfirm={async ({ reason = '' }) => {
        if (isOpen) await close.mutateAsync({ eventId: event.id, reason });
        else await open.mutateAsync({ eventId: event.id, opensAt: nextSale, reason });
        toasts.success(isOpen ? 'Nobody has to wait any more' : 'The waiting room is open');
      }}
    />
  );
}
