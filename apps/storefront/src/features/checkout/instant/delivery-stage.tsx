import { addCartDelivery } from '@stagedoor/contract/calls/shop/cart';
import { deliveryNotes } from '@stagedoor/rules/delivery/arrival-text';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { StageCard } from '../stage-card.tsx';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';
import { useDeliveryOffer } from './use-delivery-offer.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';

interface DeliveryForm {
  deliveryMethodUuid: string | null;
}

const validate = ({ deliveryMethodUuid }: DeliveryForm) =>
  deliveryMethodUuid ? {} : { deliveryMethodUuid: deliveryMessages.required };

/** How the tickets get there: what the country allows, and mobile where the show has it. */
export function DeliveryStage() {
  const currency = useCurrency();
  const { cart, event, back, goOn } = useCheckout();
  const { offered } = useDeliveryOffer(cart, event);
  const times = useTimes();
  const now = useNow();
  const only = offered.length === 1 ? offered[0]?.uuid : undefined;
  const form = useForm<DeliveryForm>(
    { deliveryMethodUuid: cart.deliveryMethodUuid ?? only ?? null },
    validate,
  );
  const { send, busy, problem } = useCartSend(addCartDelivery);
  const { deliveryMethodUuid } = form.values;

  async function submit() {
    if (!form.check()) return;
    const after = await send({ uuid: cart.uuid, deliveryMethodUuid: deliveryMethodUuid ?? undefined });
    if (after) goOn(after);
  }

  return (
    <Form onSubmit={() => void submit()} busy={busy} aria-label={labels.delivery}>
      <StageCard
        heading={labels.delivery}
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
          {offered.length === 0 ? (
            <Alert tone="warning">{messages.noDelivery}</Alert>
          ) : (
            <RadioGroup
              id={form.idOf('deliveryMethodUuid')}
              legend={messages.chooseDelivery}
              value={deliveryMethodUuid}
              error={form.errors.deliveryMethodUuid}
              onChange={(uuid) => form.choose({ deliveryMethodUuid: uuid })}
            >
              {offered.map((method) => (
                <RadioCard
                  key={method.uuid}
                  value={method.uuid}
                  title={method.name}
                  description={deliveryNotes(method, now, times)}
                  aside={shippingText(method.priceCents, currency)}
                />
              ))}
            </RadioGroup>
          )}
        </Stack>
      </StageCard>
    </Form>
  );
}
