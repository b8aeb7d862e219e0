import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import type { OrderPage, sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import { counted } from '@stagedoor/rules/writing/counted';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import type { KeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { ChosenOrders, useMayWorkOnSeveral } from './chosen-orders.tsx';
import { useOrderColumns } from '../../features/order-rows/order-columns.tsx';

interface OrderTableProps {
  table: KeysetTable<OrderPage>;
  chips: readonly FilterChip[];
  sums: OutputOf<typeof sumOfficeOrders> | undefined;
  question: InputOf<typeof sumOfficeOrders>;
}

export function OrderTable({ table, chips, sums, question }: OrderTableProps) {
  const currency = useCurrency();
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const { answer, rows, ...rest } = table;
  const columns = useOrderColumns(rows);
  const open = (number: string) => void navigate(within(`/orders/${number}`));
  const keys = useTableKeys({ keys: rows?.map(({ number }) => number) ?? [], open, pages: table.pages });
  const matching = sums?.orders ?? answer.data?.matching ?? 0;
  const mayChoose = useMayWorkOnSeveral();
  const isEmpty = answer.data && rows?.length === 0;
  const nothing =
    chips.length > 0 ? <NothingMatches filters={chips} /> : <EmptyState title="No orders here yet" />;
  return (
    <OfficeTable
      {...rest}
      caption="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ number }) => number}
      focused={keys.focused}
      onFocus={keys.onFocus}
      selection={
        mayChoose
          ? {
              chosen: keys.chosen,
              onChange: keys.onChoose,
              total: matching,
              actions: <ChosenOrders chosen={keys.chosen} total={matching} question={question} />,
            }
          : undefined
      }
      onOpen={({ number }) => open(number)}
      sum={
        sums ? (
          <>
            <strong>{sums.orders.toLocaleString(locale())}</strong> orders, {counted(sums.tickets, 'ticket')},{' '}
            <strong>{formatMoney(sums.owedCents, currency)}</strong>
          </>
        ) : (
          '–'
        )
      }
      hints={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move{' '}
          {mayChoose && (
            <>
              <KeyHint>X</KeyHint> choose{' '}
            </>
          )}
          <KeyHint>↵</KeyHint> open
        </>
      }
      instead={answer.isError ? <AnswerFailed answer={answer} what="This list" /> : isEmpty && nothing}
    />
  );
}
