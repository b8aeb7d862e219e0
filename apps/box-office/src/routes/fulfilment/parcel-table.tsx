import { locale } from '@stagedoor/rules/language/locale';
import type { ParcelPage } from '@stagedoor/contract/calls/office/fulfilment';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { isChosen } from '@stagedoor/ui/office/selection';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { parcelColumns } from './parcel-columns.tsx';
import { PrintParcels } from './print-parcels.tsx';

interface ParcelTableProps {
  table: KeysetTable<ParcelPage>;
  chips: readonly FilterChip[];
  view: 'to-send' | 'sent';
  opened: string | undefined;
  open: (number: string) => void;
}

export function ParcelTable({ table, chips, view, opened, open }: ParcelTableProps) {
  const { answer, rows, ...rest } = table;
  // Rows that lead to nothing cannot be chosen.
  const may = useMayDo('fulfilment.work');
  const keys = useTableKeys({ keys: rows?.map(({ number }) => number) ?? [], open, pages: table.pages });
  const chosen = rows?.map(({ number }) => number).filter((number) => isChosen(keys.chosen, number)) ?? [];
  const nothing =
    chips.length > 0 ? (
      <NothingMatches filters={chips} />
    ) : (
      <EmptyState title={view === 'sent' ? 'Nothing has left yet' : 'Nothing to send'} />
    );
  return (
    <OfficeTable
      {...rest}
      caption="Parcels"
      columns={parcelColumns(view, open)}
      rows={rows}
      rowKey={({ number }) => number}
      focused={keys.focused ?? opened}
      onFocus={keys.onFocus}
      onOpen={({ number }) => open(number)}
      rowName={({ number }) => number}
      selection={
        may
          ? {
              chosen: keys.chosen,
              onChange: keys.onChoose,
              total: rows?.length ?? 0,
              actions: <PrintParcels orders={chosen} />,
            }
          : undefined
      }
      sum={
        answer.data &&
        `${answer.data.matching.toLocaleString(locale())}${answer.data.isExact ? '' : '+'} ${answer.data.matching === 1 ? 'parcel' : 'parcels'}`
      }
      instead={
        answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
      }
    />
  );
}
