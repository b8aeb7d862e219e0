import { useRef } from 'react';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useKey } from '../../parts/keys/use-key.ts';

/** A note for the desk. `N` leads to it. */
export function NoteForm({ save }: { save: (content: string) => Promise<unknown> }) {
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({ content: '' }, ({ content }) =>
    fieldErrors({ content: isBlank(content) && staffMessages.noteNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await save(form.values.content);
      form.reset({ content: '' });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  useKey('n', () => field.current?.focus());
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={8}>
        <FormErrors form={form} />
        <TextField
          ref={field}
          form={form}
          name="content"
          label="A note for the desk; customers never see it"
          autoComplete="off"
        />
        <div>
          <Button type="submit" look="lined" size="s" busy={busy}>
            Save the note
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
