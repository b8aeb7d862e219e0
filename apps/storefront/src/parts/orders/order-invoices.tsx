import type { Order } from '@stagedoor/contract/entities/order';
import { invoiceMessages as messages } from '@stagedoor/rules/messages/invoices';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';

/** MONEY-05: the order's invoices and credit notes, each as a file; nothing where its seller issues none. */
export function OrderInvoices({ order: { invoices } }: { order: Order }) {
  if (!invoices?.length) return null;
  return (
    <Stack gap={8}>
      <Heading level={4} look="s">
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
