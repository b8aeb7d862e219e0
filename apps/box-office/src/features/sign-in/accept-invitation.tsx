import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { TextField } from '@stagedoor/forms/text-field';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Stack } from '@stagedoor/ui/stack';
import { CodeField } from './code-field.tsx';
import { useAcceptance } from './use-acceptance.ts';
import type { Acceptance, Invitation } from './use-acceptance.ts';

interface AcceptInvitationProps {
  token: string;
  invitation: Invitation;
  onDone: () => void;
}

/** Somebody new chooses a name and a password; somebody who works for another seller proves who they are. */
export function AcceptInvitation({ token, invitation, onDone }: AcceptInvitationProps) {
  const { form, submit, busy, secondStep, usePasskey, passkeyBusy, hasAccount } = useAcceptance(
    token,
    invitation,
    onDone,
  );
  const { email, role } = invitation;
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FactList
          facts={[
            ...(email ? [{ name: fieldLabels.email, value: email }] : []),
            { name: 'Role', value: roleWords[role].name },
          ]}
        />
        <FormErrors form={form} />
        {secondStep ? (
          <CodeField form={form} />
        ) : (
          <WhoOneIs form={form} asksEmail={!email} hasAccount={hasAccount} />
        )}
        <Button type="submit" wide busy={busy}>
          Come in
        </Button>
        {usePasskey && (
          <Button look="lined" wide busy={passkeyBusy} onClick={usePasskey}>
            Use a passkey instead
          </Button>
        )}
      </Stack>
    </Form>
  );
}

interface WhoOneIsProps {
  form: Acceptance['form'];
  /** The first owner's link was printed by the server, which knows nobody's address yet. */
  asksEmail: boolean;
  hasAccount: boolean;
}

function WhoOneIs({ form, asksEmail, hasAccount }: WhoOneIsProps) {
  return (
    <>
      {asksEmail && (
        <TextField form={form} name="email" label={fieldLabels.email} type="email" autoComplete="username" />
      )}
      {!hasAccount && <TextField form={form} name="name" label="Your name" autoComplete="name" />}
      <PasswordField
        form={form}
        name="password"
        label={hasAccount ? 'Your password here' : fieldLabels.newPassword}
        hint={hasAccount ? 'You work here already: it stays as it is.' : passwordMessages.staffHelp}
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
      />
    </>
  );
}
