import { useState } from 'react';
import type { CustomerAddress, OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { PostalLines } from '../../features/postal-lines/postal-lines.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { AddressDialog } from './address-dialog.tsx';

/** A customer's address book. */
export function CustomerAddresses({ customer: { id, addresses } }: { customer: OfficeCustomer }) {
  const may = useMayDo('customers.correct');
  const [changing, setChanging] = useState<CustomerAddress>();
  return (
    <Panel title="Addresses" aside={String(addresses.length)}>
      <Stack gap={12}>
        {addresses.length === 0 && <p>No address is saved.</p>}
        {addresses.map((address) => (
          <div key={address.uuid}>
            <PostalLines address={address} />
            {may && (
              <Button
                look="link"
                size="s"
                aria-label={`Change the address ${address.addressLineOne}…`}
                onClick={() => setChanging(address)}
              >
                Change…
              </Button>
            )}
          </div>
        ))}
      </Stack>
      {changing && (
        <AddressDialog customerId={id} address={changing} onClose={() => setChanging(undefined)} />
      )}
    </Panel>
  );
}
