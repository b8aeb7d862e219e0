import { useState } from 'react';
import { viewAsCustomer } from '@stagedoor/contract/calls/office/customers';
import { Button } from '@stagedoor/ui/button';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

interface ViewAsProps {
  customer: { id: number; name: string };
  /** Where they are a customer. */
  outletId: number | undefined;
  label?: string;
}

/** OFFICE-07: opens the shop in a tab of its own, as this customer sees it. */
export function ViewAs({ customer, outletId, label = 'See the shop as they do…' }: ViewAsProps) {
  const [open, setOpen] = useState(false);
  const may = useMayDo('customers.view-as');
  const { outlets } = useOutletScope();
  const shop = outlets.find(({ id }) => id === outletId) ?? outlets[0];
  const send = useOfficeSend(viewAsCustomer);
  if (!may || !shop) return null;
  return (
    <>
      <Button look="lined" icon="eye" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`See ${shop.name} as ${customer.name} does?`}
        description="The shop opens in another tab for ten minutes. Nothing can be changed there, no card can be entered, and whoever is signed in to that shop in this browser is signed out. It stands in the log."
        confirmLabel="Open the shop"
        onConfirm={async () => {
          const { url } = await send.mutateAsync({ id: customer.id, outletId: shop.id });
          window.open(url, '_blank', 'noopener');
        }}
      />
    </>
  );
}
