import { locale } from '@stagedoor/rules/language/locale';
import type { GuestRequestPage, OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { isChosen, nothingChosen } from '@stagedoor/ui/office/selection';
import { Sum } from '../../parts/money/sum.tsx';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { GuestTag } from './guest-tag.tsx';
import { TestTag } from '../../parts/test-mode/test-tag.tsx';
import { placesOf } from './guest-words.ts';
import type { DecideGuests } from './use-decide-guests.ts';

interface GuestTableProps {
  table: KeysetTable<GuestRequestPage>;
  chips: readonly FilterChip[];
  opened: string | undefined;
  open: (uuid: string) => void;
  decide: DecideGuests;
}

const columnsOf = (open: (uuid: string) => void): OfficeColumn<OfficeGuestRequest>[] => [
  {
    key: 'guest',
    header: 'Guest',
    phone: 'title',
    cell: ({ uuid, name, email }) => (
      <>
        <a
          href={`?row=${uuid}`}
          onClick={(event) => {
            event.preventDefault();
            open(uuid);
          }}
        >
          <strong>{name}</strong>
        </a>
        <br />
        <small>{email}</small>
      </>
    ),
  },
  { key: 'places', header: 'Places', cell: placesOf },
  {
    key: 'state',
    header: 'State',
    phone: 'corner',
    cell: (guest) => (
      <>
        {guest.isTest && <TestTag />} <GuestTag guest={guest} />
      </>
    ),
  },
  {
    key: 'total',
    header: 'To pay',
    align: 'end',
    sort: 'total',
    cell: ({ totalCents }) => <Sum cents={totalCents} />,
  },
  { key: 'asked', header: 'Asked', sort: 'asked', cell: ({ askedAt }) => <Moment at={askedAt} /> },
];

export function GuestTable({ table, chips, opened, open, decide }: GuestTableProps) {
  const { answer, rows, ...rest } = table;
  const keys = useTableKeys({ keys: rows?.map(({ uuid }) => uuid) ?? [], open, pages: table.pages });
  const chosen = rows?.filter(({ uuid }) => isChosen(keys.chosen, uuid)) ?? [];
  const nothing =
    chips.length > 0 ? (
      <NothingMatches filters={chips} />
    ) : (
      <EmptyState title="Nobody has asked yet">
        Guests who open their invitation and ask for places stand here.
      </EmptyState>
    );
  return (
    <OfficeTable
      {...rest}
      caption="Guests’ requests"
      columns={columnsOf(open)}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      rowName={({ name }) => name}
      focused={keys.focused ?? opened}
      onFocus={keys.onFocus}
      onOpen={({ uuid }) => open(uuid)}
      selection={{
        chosen: keys.chosen,
        onChange: keys.onChoose,
        total: rows?.length ?? 0,
        actions: (
          <DecideButtons guests={chosen} decide={decide} onDone={() => keys.onChoose(nothingChosen)} />
        ),
      }}
      sum={
        answer.data &&
        `${answer.data.matching.toLocaleString(locale())}${answer.data.isExact ? '' : '+'} ${answer.data.matching === 1 ? 'request' : 'requests'}`
      }
      hints={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move <KeyHint>↵</KeyHint> open <KeyHint>A</KeyHint>{' '}
          approve <KeyHint>D</KeyHint> decline
        </>
      }
      instead={
        answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
      }
    />
  );
}
