import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useCopy } from './use-copy.ts';
import styles from './link-to-copy.module.css';

/** A link to hand over by another way than a picture: whole to see, and copied by one press. */
export function LinkToCopy({ label, link }: { label: string; link: string }) {
  const copy = useCopy();
  return (
    <div className={styles.pair}>
      <Field label={label}>
        <TextInput value={link} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      <Button look="lined" onClick={() => copy(link)}>
        Copy
      </Button>
    </div>
  );
}
