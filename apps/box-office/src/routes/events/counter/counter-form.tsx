import type { Counter } from '@stagedoor/contract/calls/office/counter';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CounterBuyer } from './counter-buyer.tsx';
import { CounterPayment } from './counter-payment.tsx';
import { CounterSum } from './counter-sum.tsx';
import { CounterTickets } from './counter-tickets.tsx';
import { useCounterSale } from './use-counter-sale.ts';

interface CounterFormProps {
  counter: Counter;
  onRefused: () => void;
}

/** Tickets, then who gets them, then how they are paid; the sum stands beside it all. */
export function CounterForm({ counter, onRefused }: CounterFormProps) {
  const sale = useCounterSale(counter, onRefused);
  return (
    <Form onSubmit={sale.submit} busy={sale.busy}>
      <SideColumn side={<CounterSum sale={sale} />}>
        <Stack gap={16}>
          <FormErrors form={sale.form} />
          <CounterTickets counter={counter} sale={sale} />
          <CounterBuyer counter={counter} sale={sale} />
          <CounterPayment counter={counter} sale={sale} />
        </Stack>
      </SideColumn>
    </Form>
  );
}
