import { useState } from 'react';
import {
  approveProposal,
  declineRefund,
  recordOtherWay,
  revertRefund,
  tryReturnAgain,
  undoChange,
} from '@stagedoor/contract/calls/office/decide-refunds';
import type { Refund, RefundChange } from '@stagedoor/contract/calls/office/refunds';
import { wordsOf } from '@stagedoor/asking/words-of';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useNow } from '@stagedoor/screens/clock';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useStaff } from '../../parts/session/use-staff.ts';
import { changeWords, stateLooks } from './change-words.ts';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './refunds.module.css';

/** What was decided about this order, and what still needs somebody. */
export function RefundChanges({ refund }: { refund: Refund }) {
  const shown = refund.changes.filter(({ kind }) => kind !== 'award');
  if (shown.length === 0) return null;
  return (
    <Panel title="Decisions" flush>
      {shown.map((change) => (
        <Change key={change.changeId} refund={refund} change={change} />
      ))}
    </Panel>
  );
}

function Change({ refund, change }: { refund: Refund; change: RefundChange }) {
  const { formatDateTime } = useTimes();
  const currency = useCurrency();
  const look = change.problem && change.state === 'effective' ? stateLooks.refused : stateLooks[change.state];
  return (
    <div className={styles.change}>
      <p>
        <strong>
          {changeWords[change.kind]} of {formatMoney(change.cents, currency)}
        </strong>{' '}
        <Tag tone={look?.tone}>{look?.word ?? change.state}</Tag>
      </p>
      <p className={styles.quiet}>
        {formatDateTime(change.createdAt)}, by {change.by}: {change.reason}
      </p>
      {change.problem && change.state === 'effective' && <Alert tone="critical" title={change.problem} />}
      {change.returns.map((each) => (
        <Return key={each.returnId} refund={refund} each={each} />
      ))}
      <ChangeActions refund={refund} change={change} />
    </div>
  );
}

const returnWords = (
  each: RefundChange['returns'][number],
  { currency, times: { formatDateTime } }: ToldIn,
): string => {
  const sum = `${formatMoney(each.amountCents, currency)} to ${each.way === 'other' ? 'the customer in another way' : each.card}`;
  if (each.state === 'returned') return `${sum}, given back ${formatDateTime(each.settledAt!)}`;
  if (each.isOpen && each.isByHand) return `${sum}, to be given back by hand`;
  if (each.state === 'refused') return `${sum}, refused`;
  return each.waitsUntil ? `${sum}, leaves on ${formatDateTime(each.waitsUntil)}` : `${sum}, on its way`;
};

function Return({ refund, each }: { refund: Refund; each: RefundChange['returns'][number] }) {
  const times = useTimes();
  const currency = useCurrency();
  const again = useOfficeSend(tryReturnAgain);
  const other = useOfficeSend(recordOtherWay);
  const [asking, setAsking] = useState(false);
  const mayDecide = useStaff().grant('refunds.decide') === 'yes';
  const key = { number: refund.number, returnId: each.returnId };
  return (
    <>
      <p>
        {returnWords(each, { currency, times })}
        {each.note && <span className={styles.quiet}> ({each.note})</span>}
      </p>
      {again.error && <Alert tone="critical" title={wordsOf(again.error)} />}
      {each.isOpen && mayDecide && (
        <div className={styles.actions}>
          {!each.isByHand && (
            <Button look="lined" busy={again.isPending} onClick={() => again.mutate(key)}>
              Ask the gateway again
            </Button>
          )}
          <Button look="lined" onClick={() => setAsking(true)}>
            {each.isByHand ? 'I gave it back…' : 'It went back another way…'}
          </Button>
        </div>
      )}
      <ConfirmAction
        open={asking}
        title={`How did ${formatMoney(each.amountCents, currency)} go back?`}
        description="A check with its number, a bank transfer with its day: whatever proves it later."
        reason
        confirmLabel={`Write down ${formatMoney(each.amountCents, currency)}`}
        onConfirm={({ reason }) => other.mutateAsync({ ...key, note: reason! })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function ChangeActions({ refund, change }: { refund: Refund; change: RefundChange }) {
  const currency = useCurrency();
  const now = useNow();
  const grant = useStaff().grant('refunds.decide');
  const undo = useOfficeSend(undoChange);
  const approve = useOfficeSend(approveProposal);
  const decline = useOfficeSend(declineRefund);
  const revert = useOfficeSend(revertRefund);
  const [asking, setAsking] = useState<'decline' | 'revert'>();
  const key = { number: refund.number, changeId: change.changeId };
  const isProposed = change.state === 'proposed';
  const canUndo = change.state === 'approved' && change.undoUntil !== undefined && change.undoUntil > now;
  const canRevert = change.state === 'effective' && change.problem !== undefined && change.kind === 'refund';
  const error = undo.error ?? approve.error;
  return (
    <>
      {error && <Alert tone="critical" title={wordsOf(error)} />}
      <div className={styles.actions}>
        {isProposed && grant === 'yes' && (
          <>
            <Button busy={approve.isPending} onClick={() => approve.mutate(key)}>
              Agree, give back {formatMoney(change.cents, currency)}
            </Button>
            <Button look="lined" onClick={() => setAsking('decline')}>
              Decline…
            </Button>
          </>
        )}
        {(canUndo || (isProposed && grant === 'asks')) && (
          <Button look="lined" busy={undo.isPending} onClick={() => undo.mutate(key)}>
            {isProposed ? 'Withdraw the proposal' : 'Undo'}
          </Button>
        )}
        {canRevert && grant === 'yes' && (
          <Button look="lined" onClick={() => setAsking('revert')}>
            Give the tickets back to the customer…
          </Button>
        )}
      </div>
      <ConfirmAction
        open={asking !== undefined}
        title={asking === 'revert' ? 'As if nothing had been decided?' : 'Decline the proposal?'}
        description={
          asking === 'revert'
            ? 'The tickets are valid again, no money goes back, and the customer is told why.'
            : 'The customer reads the reason where they asked for it.'
        }
        reason
        confirmLabel={asking === 'revert' ? 'Revert' : 'Decline'}
        onConfirm={({ reason }) =>
          asking === 'revert'
            ? revert.mutateAsync({ ...key, reason: reason! })
            : decline.mutateAsync({ number: refund.number, reason: reason! })
        }
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
