import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import styles from './link-to-copy.module.css';

/** A link to hand over by another way than a picture: whole to see, and copied by one press. */
export function LinkToCopy({ label, link }: { label: string; link: string }) {
  const toasts = useToasts();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.success(staffMessages.copied),
      () => toasts.error(staffMessages.notCopied),
    );
  return (
    <div className={styles.pair}>
      <Field label={label}>
        <TextInput value={link} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      <Button look="lined" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
