import { useState } from 'react';
import {
  getLetterTemplate,
  previewLetterTemplate,
  wordLetterTemplate,
} from '@stagedoor/contract/calls/office/letter-templates';
import type { OutputOf } from '@stagedoor/contract/call';
import { useClient } from '@stagedoor/asking/asking-context';
import { fieldOf } from '@stagedoor/forms/field-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import {
  OPENING_LENGTH,
  SUBJECT_LENGTH,
  wrongWithSubject,
  wrongWithWording,
} from '@stagedoor/rules/letters/letter-wording';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { useToasts } from '@stagedoor/ui/toast';
import { InLanguages } from '../../features/own-words/in-languages.tsx';
import { OwnWordsOf } from '../../features/own-words/own-words-of.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { whoChanged } from '../../parts/changed/who-changed.ts';
import { TemplatePreview } from './template-preview.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

type Template = OutputOf<typeof getLetterTemplate>;
type Words = Pick<Template, 'subject' | 'opening'>;

interface WordingProps {
  outletId: number;
  kind: string;
  template: Template;
}

const HINT = '{subject} is the letter’s own, {shop} the shop’s name, {number} that of the order or request';

function useWording({ outletId, kind, template }: WordingProps) {
  const toasts = useToasts();
  const times = useTimes();
  const open = useClient();
  const tryOn = useOfficeSend(previewLetterTemplate);
  const send = useOfficeSend(wordLetterTemplate);
  const [was, setWas] = useState<Words>({ subject: template.subject, opening: template.opening });
  const [theirs, setTheirs] = useState<Words & { who: string }>();
  const [preview, setPreview] = useState(template.preview);
  const form = useForm<Words>(was, ({ subject, opening }) =>
    fieldErrors({ subject: wrongWithSubject(subject), opening: wrongWithWording(opening) }),
  );
  const key = { outletId, kind };

  async function look() {
    try {
      setPreview((await tryOn.mutateAsync({ ...key, ...form.values })).preview);
    } catch (error) {
      showRefusal(form, error);
    }
  }
  async function save(over: Words) {
    try {
      await send.mutateAsync({ ...key, ...form.values, was: over });
      setWas({ subject: form.values.subject.trim(), opening: form.values.opening.trim() });
      setTheirs(undefined);
      toasts.success('Saved. The next letter reads so.');
      await look();
    } catch (error) {
      const who = whoChanged(error, times);
      if (who === undefined) return showRefusal(form, error);
      const { subject, opening } = await (await open()).client.send(getLetterTemplate, key);
      setTheirs({ subject, opening, who });
    }
  }
  const { submit, busy } = useSubmit(form, () => save(was));
  const takeTheirs = () => {
    if (theirs) {
      const { who: _, ...words } = theirs;
      form.choose(words);
      setWas(words);
    }
    setTheirs(undefined);
  };
  return {
    form,
    submit,
    busy,
    preview,
    look,
    isLooking: tryOn.isPending,
    theirs,
    setTheirs,
    takeTheirs,
    save,
  };
}

/** An outlet's own subject and opening lines, tried on the latest real letter before they are saved. */
export const WordingForm = (props: WordingProps) => (
  <OwnWordsOf outletId={props.outletId}>
    <WordsInForm {...props} />
  </OwnWordsOf>
);

function WordsInForm(props: WordingProps) {
  const wording = useWording(props);
  const { form, submit, busy, preview, look, isLooking, theirs } = wording;
  const opening = fieldOf(form, 'opening');
  return (
    <SideColumn side={<TemplatePreview preview={preview} />}>
      <Panel title="In your words">
        <Form onSubmit={submit} busy={busy}>
          <Stack gap={16}>
            <FormErrors form={form} />
            <TextField
              form={form}
              name="subject"
              label="Subject"
              hint={HINT}
              autoComplete="off"
              maxLength={SUBJECT_LENGTH}
              optional
            />
            <InLanguages text={form.values.subject} label="Subject" />
            <Field
              {...opening.field}
              label="Opening lines"
              hint="After the greeting, a paragraph a line; what the letter tells follows"
              optional
            >
              <TextArea {...opening.control} rows={5} maxLength={OPENING_LENGTH} />
            </Field>
            <InLanguages text={form.values.opening} label="Opening lines" />
            <Actions>
              <Button type="submit" busy={busy}>
                Save
              </Button>
              <Button look="lined" busy={isLooking} onClick={() => void look()}>
                Look at it first
              </Button>
            </Actions>
          </Stack>
        </Form>
      </Panel>
      {theirs && (
        <ChangedMeanwhile
          open
          theirName={theirs.who}
          fields={[
            { name: 'Subject', theirs: theirs.subject, yours: form.values.subject },
            { name: 'Opening lines', theirs: theirs.opening, yours: form.values.opening },
          ]}
          onTheirs={wording.takeTheirs}
          onYours={() => void wording.save({ subject: theirs.subject, opening: theirs.opening })}
          onClose={() => wording.setTheirs(undefined)}
        />
      )}
    </SideColumn>
  );
}
