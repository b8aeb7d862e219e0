import { useId } from 'react';
import { changeCustomerAddress } from '@stagedoor/contract/calls/office/customers';
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
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface AddressDialogProps {
  customerId: number;
  address: CustomerAddress;
  onClose: () => void;
}

/** Where somebody changed it meanwhile, it says so, and what was typed stays. */
export function AddressDialog({ customerId, address, onClose }: AddressDialogProps) {
  const formId = useId();
  const toasts = useToasts();
  const form = useAddressForm(address);
  const send = useOfficeSend(changeCustomerAddress);
  const { submit, busy } = useSubmit(form, async () => {
    const { uuid, version, email } = address;
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
      showRefusal(form, error, {});
    }
  });
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
    </Dialog>
  );
}
