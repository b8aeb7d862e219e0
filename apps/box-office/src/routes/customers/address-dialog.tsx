import { useId, useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { useClient } from '@stagedoor/asking/asking-context';
import { changeCustomerAddress, getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { CustomerAddress } from '@stagedoor/contract/calls/office/customers';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { addressVersions } from '../../features/postal-lines/address-versions.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface AddressDialogProps {
  customerId: number;
  address: CustomerAddress;
  onClose: () => void;
}

function useAddressChange({ customerId, address, onClose }: AddressDialogProps) {
  const toasts = useToasts();
  const form = useAddressForm(address, address.countryId === undefined ? [] : [address.countryId]);
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

/** Where somebody changed it meanwhile, both versions stand side by side, and what was typed stays. */
export function AddressDialog(props: AddressDialogProps) {
  const formId = useId();
  const { onClose } = props;
  const { form, submit, busy, save, theirs, setTheirs } = useAddressChange(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change an address"
      description="It is the one in their address book. Orders keep the address that they were placed with."
      dismissible={!busy}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          {formMessages.save}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit} busy={busy}>
        <Stack>
          <FormErrors form={form} />
          <AddressFields form={form} />
        </Stack>
      </Form>
      {theirs && (
        <ChangedMeanwhile
          open
          theirName="Somebody else"
          fields={addressVersions(theirs, form.values)}
          onTheirs={onClose}
          onYours={() => void save(theirs.version)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Dialog>
  );
}
