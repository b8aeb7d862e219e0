import type { Address } from '@stagedoor/contract/entities/address';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { SavedAddressSelect } from '@stagedoor/forms/saved-address-select';
import { bothForms } from '@stagedoor/forms/both-forms';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { RichText } from '@stagedoor/screens/rich-text';
import { StageCard } from '../stage-card.tsx';
import { WithSavedAddresses } from '../with-saved-addresses.tsx';
import { DeliveryChoice } from '../../../parts/requests/delivery-choice.tsx';
import { useFanCheckout } from './use-fan-checkout.ts';
import { useRequestShipping } from './use-request-shipping.ts';

/** Where to, and how: what the series says about it stands above the form. */
export function AddressStage() {
  return (
    <WithSavedAddresses heading={messages.shippingHeading}>
      {(addresses) => <AddressFormCard addresses={addresses} />}
    </WithSavedAddresses>
  );
}

function AddressFormCard({ addresses }: { addresses: readonly Address[] }) {
  const { series, back } = useFanCheckout();
  const { form, savedUuid, choose, delivery, submit } = useRequestShipping(addresses);
  return (
    <Form onSubmit={submit} aria-label={addressMessages.shippingForm}>
      <StageCard
        heading={messages.shippingHeading}
        back={back}
        action={<Button type="submit">{labels.continue}</Button>}
      >
        {series.shippingNote && (
          <Alert>
            <RichText html={series.shippingNote} />
          </Alert>
        )}
        <Stack>
          <FormErrors form={bothForms(form, delivery.form)} />
          {addresses.length > 0 && (
            <SavedAddressSelect form={form} addresses={addresses} value={savedUuid} onChange={choose} />
          )}
          {/* VALID-17: another country has other ways of delivery. */}
          <AddressFields form={form} onCountry={() => delivery.form.change({ deliveryMethodUuid: null })} />
        </Stack>
        <DeliveryChoice delivery={delivery} />
      </StageCard>
    </Form>
  );
}
