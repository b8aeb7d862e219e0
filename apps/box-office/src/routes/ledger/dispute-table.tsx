import { locale } from '@stagedoor/rules/language/locale';
import { listDisputes } from '@stagedoor/contract/calls/office/disputes';
import type { DisputedCharge } from '@stagedoor/contract/calls/office/disputes';
import { disputeReason } from '@stagedoor/rules/cards/dispute';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { Moment } from '../../parts/time/moment.tsx';

const states = {
  'to-answer': { words: 'To be answered', tone: 'attention', icon: 'alert' },
  'in-review': { words: 'The bank decides', tone: 'data', icon: undefined },
  won: { words: 'Won', tone: 'good', icon: 'check' },
  lost: { words: 'Lost', tone: 'critical', icon: undefined },
  ended: { words: 'Ended', tone: 'neutral', icon: undefined },
} as const;

function State({ state, answerBy }: DisputedCharge) {
  const { words, tone, icon } = states[state];
  return (
    <>
      <Tag tone={tone} {...(icon && { icon })}>
        {words}
      </Tag>
      {state === 'to-answer' && answerBy && (
        <>
          <br />
          <small>
            by <Moment at={answerBy} />
          </small>
        </>
      )}
    </>
  );
}

const columns: OfficeColumn<DisputedCharge>[] = [
  {
    key: 'order',
    header: 'Order',
    phone: 'title',
    cell: ({ order, card }) => (
      <>
        {order ? <Link to={`/orders/${order}`}>{order}</Link> : 'no order'}
        <br />
        <small>{card}</small>
      </>
    ),
  },
  { key: 'opened', header: 'Disputed', sort: 'opened', cell: ({ openedAt }) => <Moment at={openedAt} /> },
  { key: 'reason', header: 'What the customer says', cell: ({ reason }) => disputeReason(reason) },
  {
    key: 'ids',
    header: 'Dispute and reference',
    cell: ({ id, ref }) => (
      <>
        <code>{id}</code>
        <br />
        <small>
          <code>{ref}</code>
        </small>
      </>
    ),
  },
  {
    key: 'cents',
    header: 'Amount',
    align: 'end',
    cell: ({ cents, currency, isTaken }) => (
      <>
        {formatMoney(cents, currency)}
        <br />
        <small>{isTaken ? 'the bank has it' : 'we have it'}</small>
      </>
    ),
  },
  { key: 'state', header: 'Where it stands', phone: 'corner', cell: (row) => <State {...row} /> },
];

/** What customers ask back at their bank. It is answered at the gateway, by the day that stands here. */
export function DisputeTable() {
  const { answer, rows, ...table } = useKeysetTable(listDisputes, {}, { by: 'opened', down: true });
  return (
    <OfficeTable
      {...table}
      caption="Disputed charges"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sum={
        answer.data && (
          <>
            <strong>{answer.data.toAnswer.toLocaleString(locale())}</strong> of{' '}
            {answer.data.matching.toLocaleString(locale())} to be answered at the gateway
          </>
        )
      }
      instead={
        answer.isError ? (
          <AnswerFailed answer={answer} what="This list" />
        ) : (
          rows?.length === 0 && (
            <EmptyState title="No charge is disputed">
              Stripe tells of what customers ask back at their bank. Authorize.Net does not: the bank writes
              to you.
            </EmptyState>
          )
        )
      }
    />
  );
}
