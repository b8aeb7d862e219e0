import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { askGateway, settleCharge } from '@stagedoor/contract/calls/office/charging';
import type { UndecidedPayment } from '@stagedoor/contract/calls/office/charging';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './charging.module.css';

const titles: Record<UndecidedPayment['state'], string> = {
  dispatched: 'Under way',
  unknown: 'Outcome unknown',
  held: 'Held by the gateway',
  attention: 'A person decides',
};

/** What nobody knows yet, with all that is known. */
export function UndecidedPayments({ payments }: { payments: readonly UndecidedPayment[] }) {
  if (payments.length === 0)
    return (
      <Panel title="Outcome unknown">
        <EmptyState title="Every outcome is known" />
      </Panel>
    );
  return (
    <Stack gap={12}>
      {payments.map((payment) => (
        <One key={payment.ref} payment={payment} />
      ))}
    </Stack>
  );
}

function One({ payment }: { payment: UndecidedPayment }) {
  const { formatDateTime } = useTimes();
  const currency = useCurrency();
  const { ref, order, amountCents, state, since, evidence, sendAgainUntil, lastFour } = payment;
  const now = useNow();
  const may = useMayDo('charging.decide');
  const isLate = sendAgainUntil <= now;
  return (
    <Panel
      title={titles[state]}
      aside={`since ${formatDateTime(since)}`}
      tone={state === 'attention' ? 'critical' : 'plain'}
    >
      <p>
        <strong>{order ? <Link to={`/orders/${order}`}>{order}</Link> : 'A cart'}</strong>,{' '}
        {formatMoney(amountCents, currency)}, card ending in {lastFour}
      </p>
      <p className={styles.reference}>{ref}</p>
      <ol className={styles.evidence} aria-label="What we know">
        {evidence.map(({ at, what }) => (
          <li key={`${at.toISOString()} ${what}`}>
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            {what}
          </li>
        ))}
      </ol>
      {isLate ? (
        <Alert tone="warning">
          Sending again is no longer safe: the gateway refuses a double for eight hours only, and they ended
          at {formatDateTime(sendAgainUntil)}. So a person decides.
        </Alert>
      ) : (
        <p>It is looked up by itself. Sending again is safe until {formatDateTime(sendAgainUntil)}.</p>
      )}
      {may && <Decide payment={payment} />}
    </Panel>
  );
}

function Decide({ payment: { ref, state } }: { payment: UndecidedPayment }) {
  const toasts = useToasts();
  const ask = useOfficeSend(askGateway);
  const settle = useOfficeSend(settleCharge);
  const [wish, setWish] = useState<'found' | 'absent'>();
  const [transactionId, setTransactionId] = useState('');
  const close = () => setWish(undefined);
  async function askNow(): Promise<void> {
    try {
      const { state: answered } = await ask.mutateAsync({ ref });
      toasts.success(answered === state ? 'The gateway says nothing new' : 'The gateway has answered');
    } catch (error) {
      toasts.error('The gateway was not reached', wordsOf(error));
    }
  }
  return (
    <div className={styles.actions}>
      <Button size="s" busy={ask.isPending} onClick={() => void askNow()}>
        Ask the gateway once more
      </Button>
      {state === 'attention' && (
        <>
          <Button look="lined" size="s" onClick={() => setWish('found')}>
            I found it there…
          </Button>
          <Button look="lined" size="s" onClick={() => setWish('absent')}>
            It was never charged…
          </Button>
        </>
      )}
      <ConfirmAction
        open={wish === 'found'}
        title="Enter the transaction?"
        description="It is looked up before it counts: reference and amount must match."
        confirmLabel="Look up and enter"
        reason
        onConfirm={({ reason = '' }) =>
          settle.mutateAsync({ ref, transactionId: transactionId.trim(), reason })
        }
        onClose={close}
      >
        <Field label="Transaction at the gateway">
          <TextInput value={transactionId} onChange={(event) => setTransactionId(event.target.value)} />
        </Field>
      </ConfirmAction>
      <ConfirmAction
        open={wish === 'absent'}
        title="Close it as never charged?"
        description="The gateway is asked once more. The customer is told, and can pay again. Should the charge appear after all, it is given back."
        confirmLabel="Close as never charged"
        reason
        irreversible
        onConfirm={({ reason = '' }) => settle.mutateAsync({ ref, reason })}
        onClose={close}
      />
    </div>
  );
}
