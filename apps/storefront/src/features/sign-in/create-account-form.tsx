import { CallError } from '@stagedoor/client/call-error';
import { createUser } from '@stagedoor/contract/calls/shop/user';
import { validateCreateAccount } from '@stagedoor/rules/accounts/create-account-form';
import { createAccountMessages } from '@stagedoor/rules/messages/create-account';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { labels } from '@stagedoor/rules/messages/labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { Button } from '@stagedoor/ui/button';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useSend } from '@stagedoor/asking/use-send';
import { EmailField } from '@stagedoor/forms/email-field';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtherFaces } from './other-faces.tsx';
import type { FaceProps } from './sign-in-mode.ts';
import { SubmitButton } from './submit-button.tsx';
import { TermsField } from './terms-field.tsx';
import { useEmailCheck } from './use-email-check.ts';
import { useSignIn } from './use-sign-in.ts';
import { useTerms } from './use-terms.ts';
import { useWait } from './use-wait.ts';

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  emailConfirmation: '',
  password: '',
  passwordConfirmation: '',
  termsAccepted: false,
};

export function CreateAccountForm({ email, onTurn, onSignedIn }: FaceProps) {
  const terms = useTerms();
  const form = useForm({ ...emptyForm, email }, (values) => validateCreateAccount(values, terms.length > 0));
  const { mutateAsync: create } = useSend(createUser);
  const checkEmail = useEmailCheck();
  const signIn = useSignIn();
  const wait = useWait();

  const { submit, busy } = useSubmit(form, async () => {
    const { email: typed, password, firstName, lastName } = form.values;
    const problem = await checkEmail(typed);
    if (problem) return form.refuse({ email: problem });
    try {
      await create({ email: typed.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() });
    } catch (error) {
      return tell(error);
    }
    await signIn(typed, password).then(onSignedIn, () =>
      onTurn('signIn', typed, createAccountMessages.autoLoginFailed),
    );
  });

  function tell(error: unknown) {
    const refused = refusedFields(error, form.values);
    if (refused) form.refuse(refused);
    else if (!wait.heed(error)) form.fail(...reason(error));
  }

  return (
    <>
      <Form onSubmit={submit} busy={busy}>
        <Stack>
          <FormErrors form={form} />
          <FieldRow>
            <TextField form={form} name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
            <TextField form={form} name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
          </FieldRow>
          <EmailFields form={form} />
          <NewPasswordFields
            form={form}
            label={fieldLabels.password}
            confirmLabel={fieldLabels.confirmPassword}
          />
          <TermsField form={form} terms={terms} />
          <SubmitButton busy={busy} wait={wait}>
            {labels.createAccount}
          </SubmitButton>
        </Stack>
      </Form>
      <HaveAccount
        refused={form.failure?.detail !== undefined}
        onTurn={(mode) => onTurn(mode, form.values.email)}
      />
    </>
  );
}

interface HaveAccountProps {
  /** The server made no account: perhaps there is one. */
  refused: boolean;
  onTurn: (mode: 'signIn' | 'forgotPassword') => void;
}

/** The ways of those who have an account already. */
function HaveAccount({ refused, onTurn }: HaveAccountProps) {
  return (
    <OtherFaces>
      <span>{signInMessages.haveAccount}</span>
      <Button look="lined" onClick={() => onTurn('signIn')}>
        {labels.signIn}
      </Button>
      {refused && (
        <Button look="lined" onClick={() => onTurn('forgotPassword')}>
          {signInMessages.forgotPassword}
        </Button>
      )}
    </OtherFaces>
  );
}

function EmailFields({ form }: { form: ReturnType<typeof useForm<typeof emptyForm>> }) {
  return (
    <>
      <EmailField form={form} name="email" label={fieldLabels.email} />
      <EmailField form={form} name="emailConfirmation" label={fieldLabels.confirmEmail} />
    </>
  );
}

/** The server said no, or it said nothing of use. */
function reason(error: unknown): [message: string, detail?: string] {
  const refused = error instanceof CallError && !error.isFault;
  return refused
    ? [createAccountMessages.refused, createAccountMessages.wayOn]
    : [createAccountMessages.failed];
}
