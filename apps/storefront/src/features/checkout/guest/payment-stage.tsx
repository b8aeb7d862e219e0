import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardToPay } from '@stagedoor/rules/cards/cards-to-pay';
import { chosenPaymentProblem } from '@stagedoor/rules/cards/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CardPicker } from '../../../parts/card-picker/card-picker.tsx';
import { useUnsavedCard } from '../../../parts/card-picker/use-unsaved-card.tsx';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useInvitationToken } from '../../../parts/invitation/use-invitation.ts';
import { useCardWanted } from '../../../parts/payment-methods/use-card-wanted.ts';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useNow } from '@stagedoor/screens/clock';
import { ContinueWith } from '../continue-with.tsx';
import { StageCard } from '../stage-card.tsx';
import { useGuestCheckout } from './use-guest-checkout.ts';

interface PaymentForm {
  card: { paymentMethodUuid: string } | null;
}

function validate({ card }: PaymentForm) {
  const problem = chosenPaymentProblem(card);
  return problem ? { card: problem } : {};
}

/** GUEST-14: a card of the account, or of the invitation where there is no account. */
export function PaymentStage() {
  const invitationToken = useInvitationToken();
  const { data } = usePaymentMethods(invitationToken ? { invitationToken } : {});
  return <ChooseCard key={data ? 'known' : 'asked'} cards={data?.paymentMethods ?? []} />;
}

function ChooseCard({ cards }: { cards: readonly PaymentMethod[] }) {
  const { draft, back, goOn } = useGuestCheckout();
  const invitationToken = useInvitationToken();
  const first = cardToPay(cards, [], useNow(), draft.paymentMethodUuid);
  const cardWanted = useCardWanted(invitationToken ? { invitationToken } : {});
  const form = useForm<PaymentForm>({ card: first ? { paymentMethodUuid: first.uuid } : null }, validate);
  const unsaved = useUnsavedCard();
  const { card } = form.values;

  const chosen = cards.find(({ uuid }) => uuid === card?.paymentMethodUuid);

  function submit() {
    if (!form.check() || !card) return;
    unsaved.goOnWith(chosen, () => goOn({ paymentMethodUuid: card.paymentMethodUuid }));
  }

  return (
    <Form aria-label={labels.billing} onSubmit={submit}>
      <StageCard
        heading={labels.billing}
        hint={guestListMessages.chargedOnApproval}
        back={back}
        next={cardWanted ? undefined : checkoutMessages.onceMore}
        action={!cardWanted && <ContinueWith card={chosen} />}
      >
        <Stack>
          <FormErrors form={form} />
          <CardPicker
            {...(invitationToken && { invitationToken })}
            id={form.idOf('card')}
            legend={cardMessages.selectOrAdd}
            value={card?.paymentMethodUuid ?? null}
            error={form.errors.card}
            onTyping={unsaved.onTyping}
            onChange={({ uuid }) => form.choose({ card: { paymentMethodUuid: uuid } })}
            onFirst={({ uuid }) => goOn({ paymentMethodUuid: uuid })}
          />
          {unsaved.question}
        </Stack>
      </StageCard>
    </Form>
  );
}
