import { addCartPayment } from '@stagedoor/contract/calls/shop/cart';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardToPay } from '@stagedoor/rules/cards/cards-to-pay';
import { chosenPaymentProblem } from '@stagedoor/rules/cards/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CardPicker } from '../../../parts/card-picker/card-picker.tsx';
import { useUnsavedCard } from '../../../parts/card-picker/use-unsaved-card.tsx';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { cardName } from '../../../parts/payment-methods/card-text.ts';
import { useCardWanted } from '../../../parts/payment-methods/use-card-wanted.ts';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useNow } from '@stagedoor/screens/clock';
import { ContinueWith } from '../continue-with.tsx';
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
  const { data } = usePaymentMethods();
  return <ChooseCard key={data ? 'known' : 'asked'} cards={data?.paymentMethods ?? []} />;
}

/** The card that is chosen at first: never one that a bank has refused for this cart. */
function useFirstChoice(cards: readonly PaymentMethod[]) {
  const { cart } = useCheckout();
  const declined = (cart.declinedCards ?? []).map(({ paymentMethodUuid: uuid, at }) => ({ uuid, at }));
  const uuids = declined.map(({ uuid }) => uuid);
  const first = cardToPay(cards, uuids, useNow(), cart.paymentMethodUuid);
  const refused = uuids.includes(cart.paymentMethodUuid ?? '')
    ? cards.find(({ uuid }) => uuid === cart.paymentMethodUuid)
    : undefined;
  return { declined, first, refused };
}

function ChooseCard({ cards }: { cards: readonly PaymentMethod[] }) {
  const { cart, time, back, goOn } = useCheckout();
  const { declined, first, refused } = useFirstChoice(cards);
  const form = useForm<PaymentForm>({ card: first ? { paymentMethodUuid: first.uuid } : null }, validate);
  const { send, busy, problem } = useCartSend(addCartPayment);
  const { card } = form.values;
  const cardWanted = useCardWanted();
  const unsaved = useUnsavedCard();

  async function pay(paymentMethodUuid: string | undefined) {
    const after = await send({ uuid: cart.uuid, paymentMethodUuid });
    if (after) goOn(after);
  }

  const chosen = cards.find(({ uuid }) => uuid === card?.paymentMethodUuid);

  function submit() {
    if (!form.check()) return;
    unsaved.goOnWith(chosen, () => void pay(card?.paymentMethodUuid));
  }

  return (
    <Form onSubmit={submit} busy={busy} aria-label={labels.billing}>
      <Stack>
        {refused && (
          <Alert tone="critical" title={cardMessages.wasDeclined(cardName(refused))}>
            {cardMessages.nothingCharged(time.left)}
          </Alert>
        )}
        <StageCard
          heading={labels.billing}
          hint={messages.chargedAtTheEnd}
          problem={problem}
          back={back}
          next={cardWanted ? undefined : checkoutMessages.onceMore}
          action={!cardWanted && <ContinueWith card={chosen} busy={busy} />}
        >
          <Stack>
            <FormErrors form={form} />
            <CardPicker
              id={form.idOf('card')}
              legend={cardMessages.selectOrAdd}
              value={card?.paymentMethodUuid ?? null}
              error={form.errors.card}
              declined={declined}
              onTyping={unsaved.onTyping}
              onChange={({ uuid }) => form.choose({ card: { paymentMethodUuid: uuid } })}
              onFirst={({ uuid }) => void pay(uuid)}
            />
            {unsaved.question}
          </Stack>
        </StageCard>
      </Stack>
    </Form>
  );
}
