import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { textOf } from '@stagedoor/rules/values/text-of';
import { DraftHint, DraftNumber, DraftText } from '../draft-field.tsx';
import type { TabProps } from '../tab-props.ts';
import { PrivatePanel } from './private-panel.tsx';

const kinds = {
  'as-needed': 'When somebody orders',
  always: 'Before anything is shown',
};

/** Who comes in, how, and how long they have. */
export function EntryTab(props: TabProps) {
  const { editor, mayChange } = props;
  return (
    <Stack gap={16}>
      <Panel title="Signing in">
        <Stack gap={16}>
          <Field
            label="When customers sign in"
            hint={<DraftHint editor={editor} field="login" />}
            error={editor.problem('login')}
          >
            <Select
              value={textOf(editor.value('login')) || 'as-needed'}
              disabled={!mayChange}
              onChange={({ target }) => editor.type('login', target.value)}
            >
              {Object.entries(kinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <DraftText
            {...props}
            field="loginUrl"
            label="Sign-in page of your own"
            hint="Where members of yours already have an account; they come back signed in."
            optional
          />
        </Stack>
      </Panel>
      <Panel title="Time to decide">
        <Stack gap={16}>
          <DraftNumber
            {...props}
            field="checkoutMinutes"
            label="Minutes for the checkout"
            hint="1 to 120; 10 where nothing is said."
          />
          <DraftNumber
            {...props}
            field="confirmSelectionMinutes"
            label="Minutes to confirm a choice of seats"
            hint="1 to 60; 3 where nothing is said."
          />
        </Stack>
      </Panel>
      <PrivatePanel draft={editor.draft} mayChange={mayChange} />
    </Stack>
  );
}
