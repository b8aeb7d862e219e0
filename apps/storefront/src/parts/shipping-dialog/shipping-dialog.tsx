import { useId, useState } from 'react';
import type { Address, AddressInput } from '@stagedoor/contract/entities/address';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { CURRENT_ADDRESS, SavedAddressSelect } from '@stagedoor/forms/saved-address-select';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { DeliveryChoice } from '../requests/delivery-choice.tsx';
import type { DeliveryOffer } from '../requests/delivery-choice.tsx';
import { useSavedAddresses } from '../saved-addresses/use-saved-addresses.ts';
import { useOutlet } from '../shop/outlet.ts';
import { reachOf } from '@stagedoor/contract/entities/outlet-reach';

interface ShippingDialogProps {
  /** Where it goes now. */
  address: Address | null | undefined;
  /** The field of the call that holds the address: what the server has against a part of it is named by it. */
  within: string;
  save: (address: AddressInput) => Promise<unknown>;
  /** How things go to a country; shown under the address, and chosen anew for another one (VALID-17). */
  deliveryTo?: (countryId: number) => DeliveryOffer;
  onClose: () => void;
}

/** DIALOG-03: another address for an order or a request, typed or taken from the address book. */
export function ShippingDialog({ address, within, save, deliveryTo, onClose }: ShippingDialogProps) {
  const formId = useId();
  const form = useAddressForm(address ?? undefined, reachOf(useOutlet()));
  const [savedUuid, setSavedUuid] = useState(address ? CURRENT_ADDRESS : '');
  const addresses = useSavedAddresses().data?.addresses ?? [];
  const toasts = useToasts();

  const { submit, busy } = useSubmit(form, async () => {
    try {
      await save(sentAddress(form.values));
    } catch (error) {
      const refused = refusedFields(error, form.values, within);
      if (refused) form.refuse(refused);
      else form.fail(requestMessages.shippingNotUpdated, wordsOf(error));
      toasts.error(requestMessages.shippingNotUpdated, refused ? undefined : wordsOf(error));
      return;
    }
    toasts.success(requestMessages.shippingUpdated);
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={historyDialogMessages.editShippingAddress}
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
          <FormErrors form={form} />
          {addresses.length > 0 && (
            <SavedAddressSelect
              form={form}
              addresses={addresses}
              current={address}
              value={savedUuid}
              onChange={setSavedUuid}
            />
          )}
          <AddressFields
            form={form}
            onCountry={(countryId) => deliveryTo?.(countryId).form.change({ deliveryMethodUuid: null })}
          />
          {deliveryTo && <DeliveryChoice delivery={deliveryTo(form.values.countryId ?? 0)} />}
        </Stack>
      </Form>
    </Dialog>
  );
}
