import { useId, useState } from 'react';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { historyDialogMessages as messages } from '@stagedoor/rules/messages/history-dialogs';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useLocation } from 'react-router';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { ON_PLAN } from './series-actions.tsx';
import { SeriesClosed } from './series-closed.tsx';
import { usePayment } from './use-payment.ts';

interface ManagePaymentProps {
  request: SeriesRequest;
  onClose: () => void;
}

/** DIALOG-04, PLAN-05, PLAN-10: another card, three of them on the plan, and the way into the plan and out of it. */
export function ManagePayment({ request, onClose }: ManagePaymentProps) {
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const [accepted, setAccepted] = useState(false);
  const termsId = useId();
  const payment = usePayment(request, data?.paymentMethods ?? [], {
    startOnPlan: hash === ON_PLAN,
    accepted,
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.managePayments}
      description={fanCheckoutMessages.chargedLater}
      dismissible={!payment.busy}
      actions={
        <>
          <Button look="lined" disabled={payment.busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            busy={payment.busy || (!data && !error)}
            disabledReason={data && payment.reason}
            missingId={termsId}
            onClick={payment.save}
          >
            {formMessages.save}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <SeriesClosed request={request} />
        {payment.problem}
        {!data && error && (
          <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton shape="card" count={2} />}
        {data && <PaymentChoice request={request} cards={data.paymentMethods} payment={payment} />}
        {data && payment.asksTerms && <PlanTerms id={termsId} accepted={accepted} onChange={setAccepted} />}
      </Stack>
    </Dialog>
  );
}
