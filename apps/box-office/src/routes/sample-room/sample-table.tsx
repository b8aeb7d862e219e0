import { useNavigate } from 'react-router';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { chosenCount } from '@stagedoor/ui/office/selection';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { CloseSamples } from './close-samples.tsx';
import type { SamplePage } from './sample-calls.ts';
import { sampleColumns } from './sample-columns.tsx';

interface SampleTableProps {
  table: KeysetTable<SamplePage>;
  chips: readonly FilterChip[];
}

export function SampleTable({ table, chips }: SampleTableProps) {
  const currency = useCurrency();
  const navigate = useNavigate();
  const { answer, rows, ...rest } = table;
  const matching = answer.data?.matching ?? 0;
  const keys = useTableKeys({
    keys: rows?.map(({ number }) => number) ?? [],
    open: (number) => void navigate(`/sample/${number}`),
    pages: table.pages,
  });
  const failed = answer.isError && <AnswerFailed answer={answer} what="This list" />;
  const empty = answer.data && matching === 0 && <NothingMatches filters={chips} />;
  return (
    <OfficeTable
      {...rest}
      caption="Samples"
      columns={sampleColumns}
      rows={rows}
      rowKey={({ number }) => number}
      focused={keys.focused}
      onFocus={keys.onFocus}
      selection={{
        chosen: keys.chosen,
        onChange: keys.onChoose,
        total: matching,
        actions: <CloseSamples chosen={keys.chosen} count={chosenCount(keys.chosen, matching)} />,
      }}
      sum={
        answer.data && (
          <>
            <strong>{matching}</strong> samples, <strong>{formatMoney(answer.data.cents, currency)}</strong>
          </>
        )
      }
      instead={failed || empty}
    />
  );
}
