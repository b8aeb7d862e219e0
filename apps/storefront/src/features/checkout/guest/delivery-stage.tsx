import type { Address } from '@stagedoor/contract/entities/address';
import { deliveryNotes } from '@stagedoor/rules/delivery/arrival-text';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { guestCheckoutMessages as messages } from '@stagedoor/rules/messages/guest-checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ErrorSummary } from '@stagedoor/ui/error-summary';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Form } from '@stagedoor/ui/form';
import { Heading } from '@stagedoor/ui/heading';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { SavedAddressSelect } from '@stagedoor/forms/saved-address-select';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useErrorTitle } from '@stagedoor/forms/use-error-title';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useSignedIn } from '../../../parts/session/use-session.ts';
import { StageCard } from '../stage-card.tsx';
import { WithSavedAddresses } from '../with-saved-addresses.tsx';
import styles from './guest-checkout.module.css';
import { methodsFor } from './guest-ways.ts';
import { useDeliveryForm } from './use-delivery-form.ts';
import { useGuestCheckout } from './use-guest-checkout.ts';

const names: Readonly<Record<GuestOption, string>> = {
  willCall: messages.willCall,
  shipping: labels.shipping,
  mobile: messages.mobileDelivery,
};

/** GUEST-07: will call, shipping or mobile, as far as the invitation allows. */
export function DeliveryStage() {
  if (!useSignedIn()) return <DeliveryCard addresses={[]} />;
  return (
    <WithSavedAddresses heading={labels.delivery}>
      {(addresses) => <DeliveryCard addresses={addresses} />}
    </WithSavedAddresses>
  );
}

type DeliveryForm = ReturnType<typeof useDeliveryForm>;
type Named = Pick<DeliveryForm, 'id'>;

const optionId = ({ id }: Named): string => `${id}-option`;
const methodId = ({ id }: Named): string => `${id}-method`;

function DeliveryCard({ addresses }: { addresses: readonly Address[] }) {
  const currency = useCurrency();
  const { back } = useGuestCheckout();
  const form = useDeliveryForm(addresses);
  const { options, option, problem } = form;
  return (
    <Form aria-label={labels.delivery} onSubmit={form.submit}>
      <StageCard
        heading={labels.delivery}
        back={back}
        action={<Button type="submit">{labels.continue}</Button>}
      >
        {option === 'willCall' && <FormErrors form={form.names} />}
        {option === 'shipping' && <FormErrors form={form.address} />}
        <MissingWay form={form} />
        {options.length === 0 ? (
          <Alert tone="warning">{instantCheckoutMessages.noDelivery}</Alert>
        ) : (
          <RadioGroup
            id={optionId(form)}
            legend={guestListMessages.chooseDelivery}
            value={option}
            error={form.missingOption}
            onChange={(value) => form.setOption(value as GuestOption)}
          >
            {options.map((each) => {
              const [only, ...more] = methodsFor(form.asked, each, 1);
              const isOne = each !== 'shipping' && more.length === 0;
              return (
                <RadioCard
                  key={each}
                  value={each}
                  title={names[each]}
                  description={isOne ? only?.notes : undefined}
                  aside={isOne && only ? shippingText(only.priceCents, currency) : undefined}
                />
              );
            })}
          </RadioGroup>
        )}
        {problem ? (
          <Alert tone="critical" role="alert">
            {problem}
          </Alert>
        ) : (
          <>
            {option === 'willCall' && <Collector form={form} />}
            {option === 'shipping' && <Shipping form={form} addresses={addresses} />}
            {option && <Methods form={form} />}
          </>
        )}
      </StageCard>
    </Form>
  );
}

/** A way that was not chosen stands above the form like everything else that is wrong, after what was mistyped. */
function MissingWay({ form }: { form: DeliveryForm }) {
  const { option, missingOption, missingMethod, attempt } = form;
  const message = missingOption ?? missingMethod;
  const typed = option === 'willCall' ? form.names : option === 'shipping' ? form.address : undefined;
  const mistyped = Object.keys(typed?.summary ?? {}).length > 0;
  useErrorTitle(message !== undefined);
  if (!message || mistyped) return null;
  const id = missingOption ? optionId(form) : methodId(form);
  return <ErrorSummary attempt={attempt} errors={[{ id, message }]} />;
}

/** GUEST-09: the person who collects. */
function Collector({ form: { names: form } }: { form: DeliveryForm }) {
  return (
    <Stack>
      <div>
        <Heading level={2} look="s">
          {guestListMessages.collector}
        </Heading>
        <p className={styles.quiet}>{guestListMessages.collectorHint}</p>
      </div>
      <FieldRow>
        <TextField form={form} name="firstName" label={fieldLabels.firstName} autoComplete="off" />
        <TextField form={form} name="lastName" label={fieldLabels.lastName} autoComplete="off" />
      </FieldRow>
    </Stack>
  );
}

function Shipping({ form, addresses }: { form: DeliveryForm; addresses: readonly Address[] }) {
  return (
    <Stack>
      {addresses.length > 0 && (
        <SavedAddressSelect
          form={form.address}
          addresses={addresses}
          value={form.savedUuid}
          onChange={form.setSavedUuid}
        />
      )}
      {/* VALID-17: another country has other ways of delivery. */}
      <AddressFields form={form.address} onCountry={() => form.setMethodUuid(null)} />
    </Stack>
  );
}

/** GUEST-11: the methods of the country; where there is only one, it is the one. */
function Methods({
  form: { asked, id, option, methods, methodUuid, setMethodUuid, missingMethod },
}: {
  form: DeliveryForm;
}) {
  const currency = useCurrency();
  if (methods.length === 0) return <Alert tone="warning">{instantCheckoutMessages.noDelivery}</Alert>;
  if (methods.length === 1 && option !== 'shipping') return null;
  return (
    <RadioGroup
      id={methodId({ id })}
      legend={instantCheckoutMessages.chooseDelivery}
      value={methods.length === 1 ? firstOf(methods).uuid : methodUuid}
      error={missingMethod}
      onChange={setMethodUuid}
    >
      {methods.map((method) => (
        <RadioCard
          key={method.uuid}
          value={method.uuid}
          title={method.name}
          description={deliveryNotes(method, asked.now, asked.from.times, deliveryMessages.wouldBeWithYouBy)}
          aside={shippingText(method.priceCents, currency)}
        />
      ))}
    </RadioGroup>
  );
}
