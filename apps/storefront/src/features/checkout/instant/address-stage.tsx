import { addressMessages } from '@stagedoor/rules/messages/address';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Form } from '@stagedoor/ui/form';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import type { Address } from '@stagedoor/contract/entities/address';
import { AddressFields } from '../../../parts/address-form/address-fields.tsx';
import { SavedAddressSelect } from '../../../parts/address-form/saved-address-select.tsx';
import { FormErrors } from '../../../parts/form/form-errors.tsx';
import { useSavedAddresses } from '../../../parts/saved-addresses/use-saved-addresses.ts';
import { StageCard } from '../stage-card.tsx';
import { useCheckout } from './use-checkout.ts';
import { useShippingForm } from './use-shipping-form.ts';

/** Where to: a saved address or a new one. */
export function AddressStage() {
  const { data, error, isFetching, refetch } = useSavedAddresses();
  if (data) return <AddressFormCard addresses={data.addresses} />;
  return (
    <StageCard heading={labels.shipping}>
      {error ? (
        <ErrorState titleLevel={2} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </StageCard>
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
