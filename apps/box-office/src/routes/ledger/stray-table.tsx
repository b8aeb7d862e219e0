import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { listStrays, putStrayAside } from '@stagedoor/contract/calls/office/ledger';
import type { StrayMovement } from '@stagedoor/contract/calls/office/ledger';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { Moment } from '../../parts/time/moment.tsx';

const ends = {
  'given-back': 'Given back by us',
  undone: 'Undone at the gateway',
  known: 'Somebody knows of it',
};

/** Whoever knows of it says so: then it waits for nobody. */
function Waits({ transactionId }: Pick<StrayMovement, 'transactionId'>) {
  const [open, setOpen] = useState(false);
  const may = useMayDo('ledger.mend');
  const send = useOfficeSend(putStrayAside);
  return (
    <>
      <Tag tone="attention" icon="alert">
        Waits for a person
      </Tag>{' '}
      {may && (
        <Button
          look="lined"
          size="s"
          aria-label={`Set ${transactionId} aside…`}
          onClick={() => setOpen(true)}
        >
          Set aside…
        </Button>
      )}
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Set ${transactionId} aside?`}
        description="For what somebody knows of: made by hand at the gateway, or by another program. No money moves."
        confirmLabel="Set it aside"
        reason
        onConfirm={({ reason = '' }) => send.mutateAsync({ transactionId, reason })}
      />
    </>
  );
}

function End({ settledAt, became, transactionId }: StrayMovement) {
  if (!settledAt) return <Waits transactionId={transactionId} />;
  return (
    <>
      <Tag tone="good" icon="check">
        {became ? ends[became] : 'Settled'}
      </Tag>{' '}
      <small>
        <Moment at={settledAt} />
      </small>
    </>
  );
}

const columns: OfficeColumn<StrayMovement>[] = [
  {
    key: 'what',
    header: 'What',
    phone: 'title',
    cell: ({ kind, card }) => `${kind === 'charge' ? 'A charge' : 'A refund'}, ${card}`,
  },
  { key: 'at', header: 'At the gateway', cell: ({ submittedAt }) => <Moment at={submittedAt} /> },
  { key: 'found', header: 'Found', sort: 'found', cell: ({ foundAt }) => <Moment at={foundAt} /> },
  {
    key: 'ids',
    header: 'Transaction and reference',
    cell: ({ transactionId, ref }) => (
      <>
        <code>{transactionId}</code>
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
    cell: ({ cents, currency }) => formatMoney(cents, currency),
  },
  { key: 'end', header: 'What became of it', cell: (row) => <End {...row} /> },
];

/** What the gateway moved and our books could not explain. */
export function StrayTable() {
  const { answer, rows, ...table } = useKeysetTable(listStrays, {}, { by: 'found', down: true });
  return (
    <OfficeTable
      {...table}
      caption="Movements that our books do not know"
      columns={columns}
      rows={rows}
      rowKey={({ transactionId }) => transactionId}
      sum={
        answer.data && (
          <>
            <strong>{answer.data.open.toLocaleString(locale())}</strong> of{' '}
            {answer.data.matching.toLocaleString(locale())} wait for a person
          </>
        )
      }
      instead={
        answer.isError ? (
          <AnswerFailed answer={answer} what="This list" />
        ) : (
          rows?.length === 0 && (
            <EmptyState title="The gateway moved nothing that our books do not know">
              Its lists are compared with our books every ten minutes.
            </EmptyState>
          )
        )
      }
    />
  );
}
