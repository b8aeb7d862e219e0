import { useState } from 'react';
import { viewAsCustomer } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { Button } from '@stagedoor/ui/button';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

/** The shop of the scope, else the one they ordered at last, else the first. */
function useShopOf({ orders }: OfficeCustomer) {
  const { outletId, outlets } = useOutletScope();
  const wanted = outletId ?? orders[0]?.outletId;
  return outlets.find(({ id }) => id === wanted) ?? outlets[0];
}

/** OFFICE-07: opens the shop in a tab of its own, as this customer sees it. */
export function ViewAs({ customer }: { customer: OfficeCustomer }) {
  const [open, setOpen] = useState(false);
  const may = useMayDo('customers.view-as');
  const shop = useShopOf(customer);
  const send = useOfficeSend(viewAsCustomer);
  if (!may || !shop) return null;
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        See the shop as they do…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`See ${shop.name} as ${customer.firstName} does?`}
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
