import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { Link } from '@stagedoor/screens/link';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { Panel } from '@stagedoor/ui/office/panel';
import { readsWords } from '../../parts/languages/reads-words.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

export function OrderCustomer({ order }: { order: OfficeOrder }) {
  const { customer, buyer, counter, email, language } = order;
  const { within } = useOutletScope();
  return (
    <Panel
      title={counter ? 'Bought at the counter' : 'Customer'}
      aside={
        customer && (
          <Link to={within(`/customers/${customer.id}`)}>
            Open <KeyHint>C</KeyHint>
          </Link>
        )
      }
    >
      <p>
        <strong>{customer?.name ?? buyer ?? 'A guest'}</strong>
      </p>
      <p>{email}</p>
      {language && <p>{readsWords(language)}</p>}
      {customer && (
        <p>
          {customer.orders} {customer.orders === 1 ? 'order' : 'orders'}
        </p>
      )}
    </Panel>
  );
}
