import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { ApiHost } from './api-host.tsx';
import { DraftHint, DraftText } from './draft-field.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import { SocialLinks } from './social-links.tsx';
import type { TabProps } from './tab-props.ts';

/** What it is called, where it is found, and whom customers write to. */
export function HostsTab(props: TabProps) {
  return (
    <Stack gap={16}>
      <Names {...props} />
      <LanguagesPanel {...props} />
      <SocialLinks {...props} />
    </Stack>
  );
}

function Names(props: TabProps) {
  return (
    <Panel title="Names and addresses">
      <Stack gap={16}>
        <DraftText {...props} field="name" label="Name of the shop" spoken />
        <DraftText
          {...props}
          field="description"
          label="Description"
          hint="It stands above the list of events."
          optional
          long
          spoken
        />
        <Hosts {...props} />
        <ApiHost {...props} />
        <DraftText {...props} field="contactEmail" label="Whom customers write to" optional />
        <DraftText
          {...props}
          field="helpLink"
          label="Help page"
          hint="In the menu and at the foot."
          optional
        />
      </Stack>
    </Panel>
  );
}

function Hosts({ editor, mayChange }: TabProps) {
  const hosts = editor.value('hosts');
  const lines = Array.isArray(hosts) ? hosts.join('\n') : '';
  const type = (typed: string) =>
    editor.type(
      'hosts',
      typed.split('\n').map((host) => host.trim().toLowerCase()),
    );
  return (
    <Field
      label="Addresses"
      hint={<DraftHint editor={editor} field="hosts" hint="One a line; the first is the main one." />}
      error={editor.problem('hosts')}
    >
      <TextArea
        rows={3}
        value={lines}
        readOnly={!mayChange}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
}
