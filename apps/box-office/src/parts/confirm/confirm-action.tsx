import type { ReactNode } from 'react';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { PasskeyInstead } from '../passkeys/passkey-instead.tsx';
import { PasswordOnceMore } from '../session/password-once-more.tsx';
import { useSession } from '../session/use-session.ts';
import { useStaff } from '../session/use-staff.ts';
import styles from './confirm-action.module.css';
import { useConfirmForm } from './use-confirm-form.ts';
import type { ConfirmNeeds } from './use-confirm-form.ts';

interface ConfirmQuestionProps extends ConfirmNeeds {
  /** Counted: people, tickets, dollars, letters. */
  consequences?: readonly Consequence[] | undefined;
  children?: ReactNode;
  /** What it is, with its number: `Publish and charge 237 cards`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** How it is taken back. */
  undo?: string | undefined;
}

export interface ConfirmActionProps extends ConfirmQuestionProps {
  open: boolean;
  /** `Publish the spring draw?` */
  title: string;
  /** `This cannot be taken back. It starts at once:` */
  description?: string | undefined;
}

/** The question before something that counts: what will happen, then whatever proves that it is meant. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { open, title, description, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      {open && <ConfirmQuestion {...props} />}
    </Dialog>
  );
}

/** The same inside of a dialog that has more to say first. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const {
    consequences,
    children,
    confirmLabel,
    cancelLabel = shellMessages.dismiss,
    undo,
    typed,
    reason,
    onClose,
  } = props;
  const { form, submit, busy, looks, asksPassword } = useConfirmForm(props);
  const { staff } = useStaff();
  const { silentSince } = useSession();
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        {consequences && <ConsequenceList look="wide" items={consequences} />}
        {children}
        <FormErrors form={form} />
        {looks && <Alert role="status">{staffMessages.looksUp}</Alert>}
        {typed && <TextField form={form} name="typed" label={typed.label} autoComplete="off" />}
        {reason && <TextField form={form} name="reason" label="Reason" autoComplete="off" />}
        {asksPassword && (
          <>
            <PasswordOnceMore form={form} />
            <PasskeyInstead onRefused={(words) => form.fail(words)} />
          </>
        )}
        <div className={styles.foot}>
          <p className={styles.log}>
            Written to the log as {staff.email}
            {undo && (
              <>
                <br />
                {undo}
              </>
            )}
          </p>
          <Button look="lined" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            busy={busy}
            disabledReason={!looks && silentSince && 'Waits until the server answers again'}
          >
            {confirmLabel}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
