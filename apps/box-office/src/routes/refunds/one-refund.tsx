import { useState } from 'react';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getRefund } from '@stagedoor/contract/calls/office/refunds';
import type { Refund } from '@stagedoor/contract/calls/office/refunds';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundChanges } from './refund-changes.tsx';
import { RefundChoice } from './refund-choice.tsx';
import {
  ageOf,
  firstChoice,
  moneyConsequences,
  ruleChecks,
  seatConsequences,
  sumOf,
} from './refund-words.ts';
import type { Choice } from './refund-words.ts';
import { RefundSumLines } from './refund-sum-lines.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './refunds.module.css';

/** What goes back, what will happen, what the rules say. */
export function OneRefund({ number }: { number: string }) {
  const answer = useOfficeAnswer(getRefund, { number });
  if (isMissing(answer.error)) return <EmptyState icon="search" title={`There is no order ${number}`} />;
  return (
    <Answered answer={answer} what="This order">
      {(refund) => (
        <Stack gap={16}>
          <Decision refund={refund} />
          <RefundChanges refund={refund} />
        </Stack>
      )}
    </Answered>
  );
}

function Facts({ refund }: { refund: Refund }) {
  const times = useTimes();
  const { formatDateTime } = times;
  const { within } = useOutletScope();
  const now = useNow();
  return (
    <p>
      <Link to={within(`/orders/${refund.number}`)}>{refund.number}</Link>
      {[refund.customer, refund.email].filter(Boolean).map((each) => `, ${each}`)}
      {refund.askedAt && (
        <>
          {`, asked ${formatDateTime(refund.askedAt)} `}
          <Tag icon="clock">Waits {ageOf(refund.askedAt, now)}</Tag>
        </>
      )}
    </p>
  );
}

function Decision({ refund }: { refund: Refund }) {
  const times = useTimes();
  const currency = useCurrency();
  const now = useNow();
  const mayDecide = useMayDo('refunds.decide');
  const [choice, setChoice] = useState<Choice>(() => firstChoice(refund));
  const [editing, setEditing] = useState(choice.ticketIds.length === 0);
  const left = refund.lines.flatMap(({ tickets }) => tickets);
  // Somebody else may have decided about some of them meanwhile.
  const current = {
    ...choice,
    ticketIds: choice.ticketIds.filter((id) => left.some(({ ticketId }) => ticketId === id)),
  };
  const sum = sumOf(refund, current, currency);
  const tickets = current.ticketIds.length;
  if (left.length === 0)
    return (
      <Panel title={refund.number}>
        <Facts refund={refund} />
        <p>Nothing of this order is left to give back.</p>
      </Panel>
    );
  return (
    <Panel title={tickets > 0 ? `Give back ${formatMoney(sum.totalCents, currency)}` : 'What goes back?'}>
      <Stack gap={16}>
        <Facts refund={refund} />
        {editing && mayDecide && <RefundChoice refund={refund} choice={current} onChange={setChoice} />}
        {tickets > 0 && (
          <>
            <RefundSumLines refund={refund} sum={sum} />
            <div className={styles.columns}>
              <section aria-labelledby="if-approved">
                <h3 id="if-approved">If you approve</h3>
                <ConsequenceList
                  items={[
                    ...moneyConsequences(refund, sum.totalCents, { now, currency, times }),
                    ...seatConsequences(refund, tickets, current.seats),
                  ]}
                />
              </section>
              <section aria-labelledby="rules-say">
                <h3 id="rules-say">What the rules say</h3>
                <ConsequenceList items={ruleChecks(refund, currency)} />
              </section>
            </div>
          </>
        )}
        {mayDecide && (
          <RefundActions
            refund={refund}
            choice={current}
            totalCents={sum.totalCents}
            onEdit={() => setEditing(true)}
          />
        )}
      </Stack>
    </Panel>
  );
}
