import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import type { EventPage } from '@stagedoor/contract/calls/office/events';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { useEventColumns } from './event-columns.tsx';

interface EventTableProps {
  table: KeysetTable<EventPage>;
  chips: readonly FilterChip[];
}

export function EventTable({ table: { answer, rows, ...table }, chips }: EventTableProps) {
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const columns = useEventColumns();
  const open = (id: string) => void navigate(within(`/events/${id}`));
  const keys = useTableKeys({ keys: rows?.map(({ id }) => String(id)) ?? [], open, pages: table.pages });
  const matching = answer.data?.matching;
  const nothing =
    chips.length > 0 ? (
      <NothingMatches filters={chips} />
    ) : (
      <EmptyState title="No event is to come">
        What is sold stands here, with whose its tickets are.
      </EmptyState>
    );
  return (
    <OfficeTable
      {...table}
      caption="Events"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      focused={keys.focused}
      onFocus={keys.onFocus}
      onOpen={({ id }) => open(String(id))}
      sum={
        matching !== undefined && (
          <>
            <strong>{matching.toLocaleString(locale())}</strong> {matching === 1 ? 'event' : 'events'}
          </>
        )
      }
      hints={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move <KeyHint>↵</KeyHint> open
        </>
      }
      instead={
        answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
      }
    />
  );
}
