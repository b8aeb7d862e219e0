import { chosenPaymentProblem } from '@stagedoor/rules/chosen-payment';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CardPicker } from '../../../parts/card-picker/card-picker.tsx';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useInvitationToken } from '../../../parts/invitation/use-invitation.ts';
import { useCardWanted } from '../../../parts/payment-methods/use-card-wanted.ts';
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
  const { draft, back, goOn } = useGuestCheckout();
  const invitationToken = useInvitationToken();
  const { paymentMethodUuid } = draft;
  const cardWanted = useCardWanted(invitationToken ? { invitationToken } : {});
  const form = useForm<PaymentForm>({ card: paymentMethodUuid ? { paymentMethodUuid } : null }, validate);
  const { card } = form.values;
  return (
    <Form
      aria-label={labels.billing}
      onSubmit={() => {
        if (form.check() && card) goOn({ paymentMethodUuid: card.paymentMethodUuid });
      }}
    >
      <StageCard
        heading={labels.billing}
        hint={guestListMessages.chargedOnApproval}
        back={back}
        action={!cardWanted && <Button type="submit">{labels.continue}</Button>}
      >
        <Stack>
          <FormErrors form={form} />
          <CardPicker
            {...(invitationToken && { invitationToken })}
            id={form.idOf('card')}
            value={card?.paymentMethodUuid ?? null}
            error={form.errors.card}
            onChange={({ uuid }) => form.choose({ card: { paymentMethodUuid: uuid } })}
            onFirst={({ uuid }) => goOn({ paymentMethodUuid: uuid })}
          />
        </Stack>
      </StageCard>
    </Form>
  );
}
