import {
  exportOfficeOrders,
  listOfficeOrders,
  sumOfficeOrders,
} from '@stagedoor/contract/calls/office/orders';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterChoices, FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useNow } from '@stagedoor/screens/clock';
import { manyOf, oneText } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { OrderTable } from './order-table.tsx';
import { OrderViews } from './order-views.tsx';
import { days, useOrderFilters } from './use-order-filters.ts';
import { useOrderOptions } from './use-order-options.ts';

const menus = [
  ['event', 'Event'],
  ['states', 'Status'],
  ['delivery', 'Delivery'],
] as const;

/** Which orders are there, and which need somebody? */
export function OrderList() {
  const { outletId } = useOutletScope();
  const options = useOrderOptions();
  const { filters, set, clear, chips, questionAt } = useOrderFilters(options);
  const question = { ...questionAt(useNow()), outletId };
  const table = useKeysetTable(listOfficeOrders, question, { by: 'placed', down: true });
  const sums = useOfficeAnswer(sumOfficeOrders, question, { keep: true });
  const send = useOfficeSend(exportOfficeOrders);
  const matching = sums.data?.orders ?? (table.answer.data?.isExact ? table.answer.data.matching : undefined);
  return (
    <>
      <PageHead
        title="Orders"
        actions={<CsvExportButton count={matching} start={() => send.mutateAsync(question)} />}
      />
      <OrderViews filters={filters} question={question} byState={sums.data?.byState} />
      <FilterBar
        search={{ label: 'Number, e-mail, name', value: filters.words, onChange: (words) => set({ words }) }}
        chips={chips}
        onClear={clear}
      >
        <FilterMenu
          label="Placed"
          value={filters.placed}
          options={days}
          onChange={(placed) => set({ placed })}
        />
        {menus.map(
          ([name, label]) =>
            options[name].length > 0 && (
              <FilterChoices
                key={name}
                label={label}
                options={options[name]}
                values={manyOf(filters[name])}
                onChange={(chosen) => set({ [name]: oneText(chosen) })}
              />
            ),
        )}
      </FilterBar>
      <OrderTable table={table} chips={chips} sums={sums.data} question={question} />
    </>
  );
}
