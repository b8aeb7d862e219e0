import type { Order } from '@stagedoor/contract/entities/order';
import { invoiceMessages as messages } from '@stagedoor/rules/messages/invoices';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';

interface OrderInvoicesProps {
  order: Order;
  /** Of its heading, by where it stands. */
  level: 3 | 4;
}

/** MONEY-05: the order's invoices and credit notes, each as a file; nothing where its seller issues none. */
export function OrderInvoices({ order: { invoices }, level }: OrderInvoicesProps) {
  if (!invoices?.length) return null;
  return (
    <Stack gap={8}>
      <Heading level={level} look="s">
        {messages.heading}
      </Heading>
      {invoices.map(({ number, kind, path }) => (
        <a key={number} href={path} download>
          {messages.download(kind, number)}
        </a>
      ))}
    </Stack>
  );
}
