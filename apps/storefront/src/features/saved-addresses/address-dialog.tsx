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
import { AddressFields } from '@stagedoor/forms/address-fields';
import { addressValues } from '@stagedoor/forms/address-values';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useSaveAddress } from './use-save-address.ts';
import { reachOf } from '@stagedoor/contract/entities/outlet-reach';

interface AddressDialogProps {
  /** The one to change; none for a new one. */
  address: Address | undefined;
  onClose: () => void;
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const formId = useId();
  const { session } = useSession();
  const reach = reachOf(useOutlet());
  const person = { firstName: session?.firstName, lastName: session?.lastName };
  const form = useAddressForm(address ?? person, reach);
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
              onTake={() => form.reset(addressValues(newer, form.reach))}
            />
          )}
          <FormErrors form={form} />
          <AddressFields form={form} />
        </Stack>
      </Form>
    </Dialog>
  );
}
