import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { invoiceMessages } from '@stagedoor/rules/messages/invoices';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { Sum } from '../../parts/money/sum.tsx';

type Invoice = OfficeOrder['invoices'][number];

/** The document itself is for those who may read where the customer lives. */
function Facts({ kind, number, day, totalCents, url }: Invoice) {
  const issued = formatCalendarDate(`${day}T00:00:00Z`);
  return (
    <>
      <Sum cents={totalCents} />
      <br />
      <small>
        {issued}
        {url && (
          <>
            {' · '}
            <a href={url} download>
              PDF<VisuallyHidden>: {invoiceMessages.numbered(kind, number)}</VisuallyHidden>
            </a>
          </>
        )}
      </small>
    </>
  );
}

/** MONEY-05: what was issued for an order, the oldest first. */
export function OrderInvoices({ order: { invoices } }: { order: OfficeOrder }) {
  if (invoices.length === 0) return null;
  return (
    <Panel title={invoiceMessages.heading}>
      <FactList
        facts={invoices.map((invoice) => ({
          name: invoiceMessages.numbered(invoice.kind, invoice.number),
          value: <Facts {...invoice} />,
        }))}
      />
    </Panel>
  );
}
