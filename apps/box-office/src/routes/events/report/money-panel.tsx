import type { EventReport, ReportMoney } from '@stagedoor/contract/calls/office/event-report';
import { reportMessages } from '@stagedoor/rules/messages/report-office';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { Link } from '@stagedoor/screens/link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import type { Fact } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { SaveRows } from '../../../features/report-panel/save-rows.tsx';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { counted } from '../counted.ts';
import styles from './report.module.css';

const linesOf = (money: ReportMoney): [name: string, cents: number][] => [
  ['Tickets and places', money.ticketsCents],
  ['Taxes', money.taxesCents],
  ['Delivery and payment plans', money.deliveryCents],
  ['Expected', money.expectedCents],
  ['Came in', money.capturedCents],
  ['Given back', money.returnedCents],
  ['Held by the gateway', money.heldCents],
  ['Still to come', money.toComeCents],
];

/** What is in? For those who see the ledger. */
export function MoneyPanel({ report: { id, money, eventIds } }: { report: EventReport }) {
  const currency = useCurrency();
  const { within } = useOutletScope();
  if (!money) return null;
  const text = (cents: number): string => formatMoney(cents, currency);
  const fact = (name: string, cents: number): Fact => ({ name, value: text(cents) });
  const ledger = (cents: number) => <Link to={within('/ledger?by=event&days=365')}>{text(cents)}</Link>;
  return (
    <Panel
      title="Money"
      aside={
        <>
          to the cent, as the ledger
          <SaveRows
            name={`report-${id}-money`}
            of="Money"
            rows={() => [
              ['What', 'Amount'],
              ...linesOf(money).map(([name, cents]) => [name, plainMoney(cents, currency)]),
            ]}
          />
        </>
      }
    >
      <FactList
        facts={[
          fact('Tickets and places', money.ticketsCents),
          fact('Taxes', money.taxesCents),
          ...(money.deliveryCents === 0 ? [] : [fact('Delivery and payment plans', money.deliveryCents)]),
          { name: 'Expected', value: <strong>{text(money.expectedCents)}</strong> },
          { name: 'Came in', value: ledger(money.capturedCents) },
          { name: 'Given back', value: ledger(money.returnedCents) },
          ...(money.heldOrders > 0
            ? [fact(`Held by the gateway, ${counted(money.heldOrders, 'order')}`, money.heldCents)]
            : []),
        ]}
        total={{
          name: 'Still to come',
          value: <Link to={within(`/orders?event=${eventIds.join('.')}`)}>{text(money.toComeCents)}</Link>,
        }}
      />
      {money.backTickets > 0 && (
        <p className={styles.quiet}>
          Given back: {counted(money.backTickets, 'ticket')}, {text(money.backCents)}.
        </p>
      )}
      {money.sharedOrders > 0 && (
        <p className={styles.quiet}>{reportMessages.sharedOrders(money.sharedOrders)}</p>
      )}
    </Panel>
  );
}
