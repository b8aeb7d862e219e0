import { useEffect, useEffectEvent } from 'react';
import { validateGuestContact } from '@stagedoor/rules/guests/guest-contact-form';
import type { GuestContactForm } from '@stagedoor/rules/guests/guest-contact-form';
import { guestCheckoutMessages as messages } from '@stagedoor/rules/messages/guest-checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { PhoneField } from '@stagedoor/forms/phone-field';
import { EmailField } from '@stagedoor/forms/email-field';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSession } from '../../../parts/session/use-session.ts';
import { StageCard } from '../stage-card.tsx';
import { useGuestCheckout } from './use-guest-checkout.ts';

/** What is known of the guest already: from the account, otherwise from the invitation. */
function useKnownContact(): GuestContactForm {
  const { invitation, draft } = useGuestCheckout();
  const { phase, session } = useSession();
  const { guestName, guestEmail = '' } = invitation.info;
  const [first = '', ...rest] = guestName.split(' ');
  const invited = { firstName: first, lastName: rest.join(' '), email: guestEmail };
  const { firstName, lastName, email = '' } = phase === 'user' && session ? session : invited;
  return (
    draft.contact ?? {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email,
      additionalEmails: '',
      phone: '',
    }
  );
}

/** GUEST-06: who asks, and where we write to. What is typed survives a reload. */
export function ContactStage() {
  const { back, change, goOn } = useGuestCheckout();
  const form = useForm(useKnownContact(), validateGuestContact);
  const keep = useEffectEvent((contact: GuestContactForm) => change({ contact }));
  useEffect(() => keep(form.values), [form.values]);

  return (
    <Form
      aria-label={messages.contactInfo}
      onSubmit={() => {
        if (form.check()) goOn({ contact: form.values });
      }}
    >
      <StageCard
        heading={messages.contactInfo}
        hint={guestListMessages.contactHint}
        back={back}
        action={<Button type="submit">{labels.continue}</Button>}
      >
        <Stack>
          <FormErrors form={form} />
          <FieldRow>
            <TextField form={form} name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
            <TextField form={form} name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
          </FieldRow>
          <EmailField form={form} name="email" label={fieldLabels.email} />
          <TextField
            form={form}
            name="additionalEmails"
            label={guestListMessages.additionalEmails}
            hint={guestListMessages.additionalEmailsHint}
            inputMode="email"
            autoComplete="off"
            optional
          />
          <PhoneField form={form} />
        </Stack>
      </StageCard>
    </Form>
  );
}
