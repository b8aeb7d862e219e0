import {
  exportOfficeOrders,
  listOfficeOrders,
  sumOfficeOrders,
} from '@stagedoor/contract/calls/office/orders';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { OrderTable } from './order-table.tsx';
import { OrderViews } from './order-views.tsx';
import { days, useOrderFilters } from './use-order-filters.ts';

/** Which orders are there, and which need somebody? */
export function OrderList() {
  const { outletId, within } = useOutletScope();
  const { filters, set, clear, chips, questionAt } = useOrderFilters();
  const question = { ...questionAt(useNow()), outletId };
  const table = useKeysetTable(listOfficeOrders, question, { by: 'placed', down: true });
  const sums = useOfficeAnswer(sumOfficeOrders, question, { keep: true });
  const send = useOfficeSend(exportOfficeOrders);
  const matching = sums.data?.orders ?? (table.answer.data?.isExact ? table.answer.data.matching : undefined);
  return (
    <>
      <PageHead
        title="Orders"
        actions={
          <>
            <ButtonLink look="lined" render={<Link to={within('/events')} />}>
              Events
            </ButtonLink>
            <CsvExportButton count={matching} start={() => send.mutateAsync(question)} />
          </>
        }
      />
      <OrderViews states={filters.states} byState={sums.data?.byState} />
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
      </FilterBar>
      <OrderTable table={table} chips={chips} sums={sums.data} />
    </>
  );
}
