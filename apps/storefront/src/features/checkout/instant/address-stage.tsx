import { addressMessages } from '@stagedoor/rules/messages/address';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import type { Address } from '@stagedoor/contract/entities/address';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { SavedAddressSelect } from '@stagedoor/forms/saved-address-select';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { StageCard } from '../stage-card.tsx';
import { WithSavedAddresses } from '../with-saved-addresses.tsx';
import { useCheckout } from './use-checkout.ts';
import { useShippingForm } from './use-shipping-form.ts';

/** Where to: a saved address or a new one. */
export function AddressStage() {
  return (
    <WithSavedAddresses heading={labels.shipping}>
      {(addresses) => <AddressFormCard addresses={addresses} />}
    </WithSavedAddresses>
  );
}

function AddressFormCard({ addresses }: { addresses: readonly Address[] }) {
  const { back } = useCheckout();
  const { form, savedUuid, choose, submit, busy, problem } = useShippingForm(addresses);
  return (
    <Form onSubmit={submit} busy={busy} aria-label={addressMessages.shippingForm}>
      <StageCard
        heading={labels.shipping}
        problem={problem}
        back={back}
        action={
          <Button type="submit" busy={busy}>
            {labels.continue}
          </Button>
        }
      >
        <Stack>
          <FormErrors form={form} />
          {addresses.length > 0 && (
            <SavedAddressSelect form={form} addresses={addresses} value={savedUuid} onChange={choose} />
          )}
          <AddressFields form={form} />
        </Stack>
      </StageCard>
    </Form>
  );
}
