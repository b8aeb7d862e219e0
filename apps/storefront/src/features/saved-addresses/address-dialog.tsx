import { useId, useState } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { labels } from '@stagedoor/rules/messages/labels';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { AddressFields } from '../../parts/address-form/address-fields.tsx';
import { addressValues } from '../../parts/address-form/address-values.ts';
import { useAddressForm } from '../../parts/address-form/use-address-form.ts';
import { FormErrors } from '../../parts/form/form-errors.tsx';
import { useSubmit } from '../../parts/form/use-submit.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useSaveAddress } from './use-save-address.ts';

interface AddressDialogProps {
  /** The one to change; none for a new one. */
  address: Address | undefined;
  onClose: () => void;
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const formId = useId();
  const { session } = useSession();
  const form = useAddressForm(address ?? { firstName: session?.firstName, lastName: session?.lastName });
  const save = useSaveAddress(form);
  const [newer, setNewer] = useState<Address>();

  const { submit, busy } = useSubmit(form, async () => {
    // Once the newer one has been shown, saving again is meant.
    const outcome = await save(newer ?? address);
    if (outcome.saved) onClose();
    else if (outcome.newer) setNewer(outcome.newer);
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={address ? savedAddressMessages.edit : addressMessages.newAddress}
      dismissible={!busy}
      actions={
        <>
          <Button look="lined" disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {formMessages.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} busy={busy}>
        <Stack>
          {newer && (
            <ChangedElsewhere
              key={newer.version}
              newer={newer}
              onTake={() => form.reset(addressValues(newer))}
            />
          )}
          <FormErrors form={form} />
          <AddressFields form={form} />
        </Stack>
      </Form>
    </Dialog>
  );
}
