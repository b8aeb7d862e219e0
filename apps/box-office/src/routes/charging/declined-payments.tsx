import { useState } from 'react';
import { extendGrace, letGo, retryCharges } from '@stagedoor/contract/calls/office/charging';
import type { DeclinedPayment } from '@stagedoor/contract/calls/office/charging';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { timeLeftText } from '@stagedoor/rules/time/time-left';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { isChosen, nothingChosen } from '@stagedoor/ui/office/selection';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Sum } from '../../parts/money/sum.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

const EXTENSION_HOURS = 24;
type Wish = 'retry' | 'extend' | 'let-go';

const graceText = ({ graceUntil, nextTryAt }: DeclinedPayment, now: Date): string => {
  if (graceUntil) return timeLeftText(graceUntil, now);
  return nextTryAt ? 'Tried again by itself' : 'Waits for a person';
};

const columnsAt = (now: Date): OfficeColumn<DeclinedPayment>[] => [
  {
    key: 'order',
    header: 'Order',
    phone: 'title',
    cell: ({ order }) => <Link to={`/orders/${order}`}>{order}</Link>,
  },
  { key: 'name', header: 'Fan', cell: ({ name }) => name },
  { key: 'why', header: 'Why', cell: ({ why }) => why || 'The card could not be charged' },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => <Sum cents={amountCents} /> },
  { key: 'grace', header: 'Time left', align: 'end', cell: (payment) => graceText(payment, now) },
];

/** By the clock that ends first. Each was written to when it was declined. */
export function DeclinedPayments({
  payments,
  isOneRun,
}: {
  payments: readonly DeclinedPayment[];
  isOneRun: boolean;
}) {
  const now = useNow();
  const may = useMayDo('charging.decide');
  const [selection, setSelection] = useState(nothingChosen);
  const [wish, setWish] = useState<Wish>();
  const chosen = payments.filter(({ paymentId }) => isChosen(selection, String(paymentId)));
  const actions = (
    <>
      <Button look="lined" size="s" onClick={() => setWish('retry')}>
        Try {chosen.length} again…
      </Button>
      <Button
        look="lined"
        size="s"
        disabledReason={(chosen.length !== 1 || !chosen[0]?.graceUntil) && 'One with a clock at a time'}
        onClick={() => setWish('extend')}
      >
        Give more time…
      </Button>
      <Button look="lined" size="s" onClick={() => setWish('let-go')}>
        Let {chosen.length} go…
      </Button>
    </>
  );
  return (
    <Panel
      title="Declined, the clock runs"
      aside={isOneRun ? `${payments.length} of this run` : `${payments.length} of all runs`}
      flush
    >
      <OfficeTable
        caption="Declined payments, by the clock that ends first"
        columns={columnsAt(now)}
        rows={payments}
        rowKey={({ paymentId }) => String(paymentId)}
        rowName={({ order }) => order}
        {...(may && {
          selection: { chosen: selection, onChange: setSelection, total: payments.length, actions },
        })}
        instead={payments.length === 0 && <EmptyState title="No card was declined" />}
      />
      {wish && <Question wish={wish} chosen={chosen} onClose={() => setWish(undefined)} />}
    </Panel>
  );
}

function Question({
  wish,
  chosen,
  onClose,
}: {
  wish: Wish;
  chosen: readonly DeclinedPayment[];
  onClose: () => void;
}) {
  const currency = useCurrency();
  const retry = useOfficeSend(retryCharges);
  const extend = useOfficeSend(extendGrace);
  const give = useOfficeSend(letGo);
  const paymentIds = chosen.map(({ paymentId }) => paymentId);
  const sum = formatMoney(
    chosen.reduce((total, { amountCents }) => total + amountCents, 0),
    currency,
  );
  const many = chosen.length === 1 ? firstOf(chosen).order : `${chosen.length} payments`;
  const questions = {
    retry: {
      title: `Try ${many} again?`,
      description: `${sum}, with the cards they have now. Nothing is charged twice.`,
      confirmLabel: `Try ${chosen.length} again`,
      onConfirm: (reason: string) => retry.mutateAsync({ paymentIds, reason }),
    },
    extend: {
      title: `Give ${many} more time?`,
      description: `${EXTENSION_HOURS} hours more; the fan is told. Twice at most.`,
      confirmLabel: `Give ${EXTENSION_HOURS} hours more`,
      onConfirm: (reason: string) =>
        extend.mutateAsync({ paymentId: firstOf(paymentIds), hours: EXTENSION_HOURS, reason }),
    },
    'let-go': {
      title: `Let ${many} go?`,
      description: `${sum} will not be charged. The orders are canceled, the fans are told, and the seats go to the next walk.`,
      confirmLabel: `Cancel ${chosen.length} unpaid`,
      onConfirm: (reason: string) => give.mutateAsync({ paymentIds, reason }),
    },
  } as const;
  const { onConfirm, ...question } = questions[wish];
  return (
    <ConfirmAction
      open
      {...question}
      reason
      irreversible={wish === 'let-go'}
      onConfirm={({ reason = '' }) => onConfirm(reason)}
      onClose={onClose}
    />
  );
}
