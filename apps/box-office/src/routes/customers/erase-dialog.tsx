import { erasePersonalData, getErasure } from '@stagedoor/contract/calls/office/personal-data';
import type { Erasure } from '@stagedoor/contract/calls/office/personal-data';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { Alert } from '@stagedoor/ui/alert';
import { Dialog } from '@stagedoor/ui/dialog';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../parts/confirm/confirm-action.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

interface EraseDialogProps {
  customer: OfficeCustomer;
  onClose: () => void;
}

/** What is kept for the books, what goes, and what stands in the way. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const answer = useOfficeAnswer(getErasure, { id: customer.id });
  return (
    <Dialog open onClose={onClose} title="Delete personal data?" description="This cannot be taken back.">
      <Answered answer={answer} what="What stands in the way">
        {(erasure) =>
          erasure.inTheWay.length > 0 ? (
            <NotYet erasure={erasure} />
          ) : (
            <Question customer={customer} erasure={erasure} onClose={onClose} />
          )
        }
      </Answered>
    </Dialog>
  );
}

function NotYet({ erasure: { inTheWay, possibleFrom } }: { erasure: Erasure }) {
  const { formatDateTime } = useTimes();
  return (
    <Stack gap={16}>
      <Alert
        tone="warning"
        title={possibleFrom ? `Possible from ${formatDateTime(possibleFrom)} on` : 'Not possible yet'}
      >
        Something of theirs is still open.
      </Alert>
      <ConsequenceList look="wide" items={inTheWay.map(({ what }) => ({ key: what, icon: 'lock', what }))} />
    </Stack>
  );
}

function Question({ customer, erasure, onClose }: EraseDialogProps & { erasure: Erasure }) {
  const { id, email } = customer;
  const toasts = useToasts();
  const send = useOfficeSend(erasePersonalData);
  const { orders } = erasure;
  return (
    <ConfirmQuestion
      onClose={onClose}
      consequences={[
        {
          key: 'kept',
          icon: 'bars',
          what: `${orders} ${orders === 1 ? 'order stays' : 'orders stay'}, with seats and money`,
        },
        {
          key: 'gone',
          icon: 'customers',
          what: 'Name, e-mail, addresses, cards, letters and notes are gone',
        },
        { key: 'door', icon: 'lock', what: 'Nobody can sign in to the account any more' },
      ]}
      typed={{ label: `Type their e-mail, ${email}`, expected: email }}
      reason
      irreversible
      confirmLabel="Delete personal data"
      onConfirm={async ({ reason = '' }) => {
        await send.mutateAsync({ id, email, reason });
        toasts.success('Their personal data is gone');
      }}
    />
  );
}
