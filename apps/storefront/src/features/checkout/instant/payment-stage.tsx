import { addCartPayment } from '@stagedoor/contract/calls/shop/cart';
import { chosenPaymentProblem } from '@stagedoor/rules/chosen-payment';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CardPicker } from '../../../parts/card-picker/card-picker.tsx';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useCardWanted } from '../../../parts/payment-methods/use-card-wanted.ts';
import { StageCard } from '../stage-card.tsx';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

interface PaymentForm {
  card: { paymentMethodUuid: string } | null;
}

function validate({ card }: PaymentForm) {
  const problem = chosenPaymentProblem(card);
  return problem ? { card: problem } : {};
}

/** Which card: chosen here, charged only with the order. */
export function PaymentStage() {
  const { cart, back, goOn } = useCheckout();
  const chosen = cart.paymentMethodUuid ? { paymentMethodUuid: cart.paymentMethodUuid } : null;
  const form = useForm<PaymentForm>({ card: chosen }, validate);
  const { send, busy, problem } = useCartSend(addCartPayment);
  const { card } = form.values;

  const cardWanted = useCardWanted();

  async function pay(paymentMethodUuid: string | undefined) {
    const after = await send({ uuid: cart.uuid, paymentMethodUuid });
    if (after) goOn(after);
  }

  async function submit() {
    if (form.check()) await pay(card?.paymentMethodUuid);
  }

  return (
    <Form onSubmit={() => void submit()} busy={busy} aria-label={labels.billing}>
      <StageCard
        heading={labels.billing}
        hint={messages.chargedAtTheEnd}
        problem={problem}
        back={back}
        action={
          !cardWanted && (
            <Button type="submit" busy={busy}>
              {labels.continue}
            </Button>
          )
        }
      >
        <Stack>
          <FormErrors form={form} />
          <CardPicker
            id={form.idOf('card')}
            value={card?.paymentMethodUuid ?? null}
            error={form.errors.card}
            onChange={({ uuid }) => form.choose({ card: { paymentMethodUuid: uuid } })}
            onFirst={({ uuid }) => void pay(uuid)}
          />
        </Stack>
      </StageCard>
    </Form>
  );
}
