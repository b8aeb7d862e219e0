import { useId, useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { changeOrderAddress } from '@stagedoor/contract/calls/office/order-actions';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeAddress, OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { useClient } from '@stagedoor/asking/asking-context';
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
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';

interface ChangeAddressProps {
  order: OfficeOrder;
  address: OfficeAddress;
  onClose: () => void;
}

/** Where this order goes; the customer's address book stays. */
export function ChangeAddress({ order, address, onClose }: ChangeAddressProps) {
  const { number } = order;
  const formId = useId();
  const toasts = useToasts();
  const open = useClient();
  const form = useAddressForm(address);
  const send = useOfficeSend(changeOrderAddress);
  const [theirs, setTheirs] = useState<OfficeOrder>();
  async function save(seenAt: Date) {
    const { countryId, ...values } = form.values;
    try {
      await send.mutateAsync({ number, ...values, countryId: countryId ?? undefined, seenAt });
      toasts.success('Address changed', 'The order goes there.');
      onClose();
    } catch (error) {
      const isOld = error instanceof CallError && error.code === 'CHANGED_MEANWHILE';
      if (!isOld) return showRefusal(form, error);
      setTheirs(await (await open()).client.send(getOfficeOrder, { number }));
    }
  }
  const { submit, busy } = useSubmit(form, () => save(order.updatedAt));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Send ${number} elsewhere`}
      description="Price and ship day stay: what is sent goes to the same country. The customer’s address book stays as it is."
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
          fields={addressVersions(theirs.address, form.values)}
          onTheirs={onClose}
          onYours={() => void save(theirs.updatedAt)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Dialog>
  );
}
