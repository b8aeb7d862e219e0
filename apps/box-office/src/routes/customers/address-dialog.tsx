import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { useClient } from '@stagedoor/asking/asking-context';
import { changeCustomerAddress, getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { CustomerAddress } from '@stagedoor/contract/calls/office/customers';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { useToasts } from '@stagedoor/ui/toast';
import { AddressChange } from '../../features/postal-lines/address-change.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useReach } from '../../parts/session/use-reach.ts';

interface AddressDialogProps {
  customerId: number;
  address: CustomerAddress;
  onClose: () => void;
}

function useAddressChange({ customerId, address, onClose }: AddressDialogProps) {
  const toasts = useToasts();
  const form = useAddressForm(address, useReach(address.countryId));
  const send = useOfficeSend(changeCustomerAddress);
  const open = useClient();
  const [theirs, setTheirs] = useState<CustomerAddress>();
  const { uuid, email } = address;
  async function save(version: number) {
    const { countryId, ...values } = form.values;
    try {
      await send.mutateAsync({
        id: customerId,
        uuid,
        version,
        email,
        countryId: countryId ?? undefined,
        ...values,
      });
      toasts.success('Address changed', 'Orders keep the address that they were placed with.');
      onClose();
    } catch (error) {
      const isOld = error instanceof CallError && error.code === 'ADDRESS_CHANGED';
      if (!isOld) return showRefusal(form, error);
      const { addresses } = await (await open()).client.send(getOfficeCustomer, { id: customerId });
      setTheirs(addresses.find((each) => each.uuid === uuid));
    }
  }
  return { ...useSubmit(form, () => save(address.version)), form, save, theirs, setTheirs };
}

export function AddressDialog(props: AddressDialogProps) {
  const { form, submit, busy, save, theirs, setTheirs } = useAddressChange(props);
  return (
    <AddressChange
      title="Change an address"
      description="It is the one in their address book. Orders keep the address that they were placed with."
      form={form}
      busy={busy}
      onSubmit={submit}
      onClose={props.onClose}
      theirs={
        theirs && {
          who: 'The customer or a colleague',
          address: theirs,
          onYours: () => void save(theirs.version),
          onBack: () => setTheirs(undefined),
        }
      }
    />
  );
}
