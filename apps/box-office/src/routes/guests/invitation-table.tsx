import { locale } from '@stagedoor/rules/language/locale';
import type { InvitationPage, OfficeInvitation } from '@stagedoor/contract/calls/office/invitations';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { isChosen, nothingChosen } from '@stagedoor/ui/office/selection';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { TestTag } from '../../parts/test-mode/test-tag.tsx';
import { InvitationTag } from './invitation-tag.tsx';

const columns: OfficeColumn<OfficeInvitation>[] = [
  {
    key: 'guest',
    header: 'Guest',
    phone: 'title',
    sort: 'guest',
    cell: ({ guest, email }) => (
      <>
        <strong>{guest}</strong>
        <br />
        <small>{email ?? 'no address'}</small>
      </>
    ),
  },
  {
    key: 'places',
    header: 'Places',
    cell: ({ ticketsHeld, ticketQuota, levels }) => (
      <>
        {ticketsHeld > 0 ? `${ticketsHeld} of ${ticketQuota}` : `up to ${ticketQuota}`}
        {levels.length > 0 && (
          <>
            <br />
            <small>{levels.join(', ')}</small>
          </>
        )}
      </>
    ),
  },
  { key: 'pays', header: 'Pays', cell: ({ collectsPayment }) => (collectsPayment ? 'Yes' : 'No') },
  {
    key: 'state',
    header: 'State',
    phone: 'corner',
    cell: ({ standing, isTest }) => (
      <>
        {isTest && <TestTag />} <InvitationTag standing={standing} />
      </>
    ),
  },
  {
    key: 'expires',
    header: 'Good until',
    sort: 'expires',
    cell: ({ expiresAt }) => <Moment at={expiresAt} />,
  },
  {
    key: 'made',
    header: 'Made',
    sort: 'made',
    cell: ({ madeAt, madeBy }) => (
      <>
        <Moment at={madeAt} />
        {madeBy && (
          <>
            <br />
            <small>{madeBy}</small>
          </>
        )}
      </>
    ),
  },
];

interface InvitationTableProps {
  table: KeysetTable<InvitationPage>;
  chips: readonly FilterChip[];
}

export function InvitationTable({ table, chips }: InvitationTableProps) {
  const { answer, rows, ...rest } = table;
  const keys = useTableKeys({
    keys: rows?.map(({ id }) => String(id)) ?? [],
    open: () => undefined,
    pages: table.pages,
  });
  const chosen = rows?.filter(({ id }) => isChosen(keys.chosen, String(id))) ?? [];
  const nothing =
    chips.length > 0 ? (
      <NothingMatches filters={chips} />
    ) : (
      <EmptyState title="Nobody is invited yet">
        An invitation names a guest, how many tickets it is good for, at which levels, how they arrive,
        whether the guest pays, and until when it holds.
      </EmptyState>
    );
  return (
    <OfficeTable
      {...rest}
      caption="Invitations"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ guest }) => guest}
      focused={keys.focused}
      onFocus={keys.onFocus}
      selection={{
        chosen: keys.chosen,
        onChange: keys.onChoose,
        total: rows?.length ?? 0,
        actions: <InvitationActions invitations={chosen} onDone={() => keys.onChoose(nothingChosen)} />,
      }}
      sum={
        answer.data &&
        `${answer.data.matching.toLocaleString(locale())}${answer.data.isExact ? '' : '+'} ${answer.data.matching === 1 ? 'invitation' : 'invitations'}`
      }
      hints={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move <KeyHint>X</KeyHint> choose <KeyHint>S</KeyHint> send
          again
        </>
      }
      instead={
        answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
      }
    />
  );
}
