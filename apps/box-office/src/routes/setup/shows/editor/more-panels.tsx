import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { useId } from 'react';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Heading } from '@stagedoor/ui/heading';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../../features/own-words/in-languages.tsx';
import { UploadField } from '../../outlet/upload/upload-field.tsx';
import { WrittenText } from '../../outlet/written-text.tsx';
import { TypedCheck, TypedText } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

export function TextsPanel({ editor }: { editor: ShowEditor }) {
  const { draft, sheet, mayChange, type, problem } = editor;
  return (
    <Panel title={words.texts}>
      <Stack gap={16}>
        <WrittenText
          key={String(draft.draftId ?? draft.eventId)}
          html={textIn(sheet, 'description')}
          mayChange={mayChange}
          onChange={(html) => type(['description', html === '' ? null : html])}
        />
        {(['image', 'seatMap'] as const).map((field) => (
          <UploadPart
            key={field}
            what="show-picture"
            name={field === 'image' ? words.picture : words.seatMap}
            outletId={draft.outletId}
            value={textIn(sheet, field) || undefined}
            mayChange={mayChange}
            error={problem(field)}
            onChange={(address) => type([field, address])}
          />
        ))}
      </Stack>
    </Panel>
  );
}

function UploadPart(props: React.ComponentProps<typeof UploadField>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} look="s" id={id}>
        {props.name}
      </Heading>
      <UploadField {...props} />
    </section>
  );
}

export function AfterSalePanel({ editor }: { editor: ShowEditor }) {
  const { sheet, mayChange, type, problem } = editor;
  const refunds = recordOf(sheet['refunds']);
  const change = (part: Record<string, unknown>) =>
    type([
      'refunds',
      { windowOpen: false, openText: null, closedText: null, alert: null, ...refunds, ...part },
    ]);
  return (
    <Panel title={words.delivery}>
      <Stack gap={16}>
        <TypedCheck editor={editor} field="mobileDelivery" label={words.mobile} />
        <FieldRow>
          <TypedText editor={editor} field="ticketDay" label={words.ticketDay} type="date" optional />
        </FieldRow>
        <Checkbox
          checked={refunds['windowOpen'] === true}
          disabled={!mayChange}
          error={problem('refunds')}
          onChange={({ target }) => change({ windowOpen: target.checked })}
        >
          {words.refundsOpen}
        </Checkbox>
        {(['openText', 'alert'] as const).map((part) => (
          <Stack key={part} gap={4}>
            <Field label={part === 'alert' ? words.refundAlert : words.refundOpenText} optional>
              <TextInput
                value={textIn(refunds, part)}
                readOnly={!mayChange}
                onChange={({ target }) => change({ [part]: target.value || null })}
              />
            </Field>
            <InLanguages
              text={textIn(refunds, part)}
              label={part === 'alert' ? words.refundAlert : words.refundOpenText}
            />
          </Stack>
        ))}
        <TypedCheck editor={editor} field="active" label={words.listed} hint={words.listedMeans} />
      </Stack>
    </Panel>
  );
}
