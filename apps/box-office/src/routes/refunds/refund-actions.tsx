import { useState } from 'react';
import { approveRefund, declineRefund, undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import type { Refund } from '@stagedoor/contract/calls/office/refunds';
import { wordsOf } from '@stagedoor/asking/words-of';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { useStaff } from '../../parts/session/use-staff.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';
import styles from './refunds.module.css';
import { chosenOf } from './refund-words.ts';
import type { Choice } from './refund-words.ts';

interface RefundActionsProps {
  refund: Refund;
  choice: Choice;
  totalCents: number;
  onEdit: () => void;
}

/** The decision waits ten seconds at the server; the bar at the foot only shows it. */
function useApprove(refund: Refund) {
  const currency = useCurrency();
  const approve = useOfficeSend(approveRefund);
  const undo = useOfficeSend(undoChange);
  const holdBack = useUndo();
  const { number } = refund;
  const send = async (choice: Choice, totalCents: number, reason: string | undefined) => {
    const { changeId, state } = await approve.mutateAsync({
      number,
      lines: refund.lines
        .map((line) => ({ lineId: line.lineId, ticketIds: chosenOf(line, choice) }))
        .filter(({ ticketIds }) => ticketIds.length > 0),
      withFees: choice.withFees,
      withShipping: choice.withShipping,
      seats: choice.seats,
      reason,
      totalCents,
    });
    if (state === 'proposed') return;
    holdBack({
      text: `${number}: ${formatMoney(totalCents, currency)} is given back`,
      commit: () => {},
      onUndo: () => undo.mutate({ number, changeId }),
    });
  };
  return { send, busy: approve.isPending, error: approve.error ?? undo.error };
}

export function RefundActions({ refund, choice, totalCents, onEdit }: RefundActionsProps) {
  const currency = useCurrency();
  const { send, busy, error } = useApprove(refund);
  const [asking, setAsking] = useState<'reason' | 'decline'>();
  const grant = useStaff().grant('refunds.decide');
  const isAsked = refund.askedAt !== undefined;
  const nothing = choice.ticketIds.length === 0;
  const blocked = refund.isCharging
    ? 'A charge is under way or its outcome is not known'
    : nothing
      ? 'Choose what goes back'
      : undefined;
  const approve = () => {
    if (blocked || busy) return;
    if (isAsked) void send(choice, totalCents, undefined).catch(() => {});
    else setAsking('reason');
  };
  const mayDecline = grant === 'yes' && isAsked;
  useKey('a', approve, !asking);
  useKey('p', onEdit, !asking);
  useKey('d', () => setAsking('decline'), mayDecline && !asking);
  const verb = grant === 'asks' ? 'Propose to give back' : 'Approve, give back';
  return (
    <>
      {error && <Alert tone="critical" title={wordsOf(error)} />}
      <div className={styles.actions}>
        <Button size="s" onClick={approve} busy={busy} disabledReason={blocked} aria-keyshortcuts="A">
          {`${verb} ${formatMoney(totalCents, currency)} `}
          <KeyHint onInk>A</KeyHint>
        </Button>
        <Button look="lined" size="s" onClick={onEdit} aria-keyshortcuts="P">
          Part of it… <KeyHint>P</KeyHint>
        </Button>
        {mayDecline && (
          <span className={styles.last}>
            <Button look="lined" size="s" onClick={() => setAsking('decline')} aria-keyshortcuts="D">
              Decline with a reason… <KeyHint>D</KeyHint>
            </Button>
          </span>
        )}
      </div>
      <Questions
        asking={asking}
        onClose={() => setAsking(undefined)}
        refund={refund}
        verb={verb}
        totalCents={totalCents}
        give={(reason) => send(choice, totalCents, reason)}
      />
    </>
  );
}

interface QuestionsProps extends Pick<RefundActionsProps, 'refund' | 'totalCents'> {
  asking: 'reason' | 'decline' | undefined;
  verb: string;
  give: (reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

function Questions({ asking, refund, verb, totalCents, give, onClose }: QuestionsProps) {
  const currency = useCurrency();
  const decline = useOfficeSend(declineRefund);
  return (
    <>
      <ConfirmAction
        open={asking === 'decline'}
        title={`Decline the request of ${refund.number}?`}
        description="The customer reads the reason in a letter. Their tickets stay valid."
        reason
        confirmLabel="Decline"
        onConfirm={({ reason }) => decline.mutateAsync({ number: refund.number, reason: reason! })}
        onClose={onClose}
      />
      <ConfirmAction
        open={asking === 'reason'}
        title={`Give back ${formatMoney(totalCents, currency)} of ${refund.number}?`}
        description="Nobody has asked for it, so it needs a reason."
        reason
        confirmLabel={`${verb} ${formatMoney(totalCents, currency)}`}
        onConfirm={({ reason }) => give(reason)}
        onClose={onClose}
      />
    </>
  );
}
