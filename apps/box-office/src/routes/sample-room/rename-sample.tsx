import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { wordsOf } from '@stagedoor/asking/words-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { useUndo } from '../../parts/undo/undo-provider.tsx';
import { renameSample } from './sample-calls.ts';
import type { Sample } from './sample-calls.ts';

/** Held back for ten seconds; and if somebody else was quicker, both versions are shown. */
export function RenameSample({ sample }: { sample: Sample }) {
  const hold = useUndo();
  const send = useOfficeSend(renameSample);
  const [theirs, setTheirs] = useState<Sample>();
  const form = useForm({ name: sample.name }, ({ name }) =>
    fieldErrors({ name: isBlank(name) && staffMessages.nameRequired }),
  );

  async function save(version: number) {
    try {
      await send.mutateAsync({ number: sample.number, name: form.values.name, version });
    } catch (error) {
      if (error instanceof CallError && error.code === 'CHANGED_MEANWHILE') setTheirs(error.body as Sample);
      else form.fail(wordsOf(error));
    }
  }

  const { submit, busy } = useSubmit(form, async () =>
    hold({ text: `${sample.number} is renamed`, commit: () => void save(sample.version) }),
  );

  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={12}>
        <FormErrors form={form} />
        <TextField form={form} name="name" label="Name" autoComplete="off" />
        <div>
          <Button type="submit" busy={busy}>
            {formMessages.save}
          </Button>
        </div>
      </Stack>
      <ChangedMeanwhile
        open={theirs !== undefined}
        theirName="somebody else"
        fields={[{ name: 'Name', theirs: theirs?.name ?? '', yours: form.values.name }]}
        onTheirs={() => {
          form.reset({ name: theirs?.name ?? '' });
          setTheirs(undefined);
        }}
        onYours={() => {
          void save(theirs?.version ?? sample.version);
          setTheirs(undefined);
        }}
        onClose={() => setTheirs(undefined)}
      />
    </Form>
  );
}
