import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Alert } from '@stagedoor/ui/alert';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import type { TabProps } from './tab-props.ts';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'x', name: 'X' },
  { key: 'instagram', name: 'Instagram' },
] as const;

/** Profiles elsewhere, at the foot of every page. */
export function SocialLinks({ editor, mayChange }: TabProps) {
  const social = recordOf(editor.value('social'));
  const problem = editor.problem('social');
  const write = (network: string, profile: { url: string; active: boolean } | null) => {
    const next = { ...social, [network]: profile };
    const isEmpty = networks.every(({ key }) => (next[key] ?? null) === null);
    editor.type('social', isEmpty ? null : next);
  };
  return (
    <Panel title="Profiles elsewhere" aside="at the foot of every page">
      <Stack gap={16}>
        {problem && <Alert tone="critical" title={problem} />}
        {networks.map(({ key, name }) => {
          const profile = recordOf(social[key]);
          const url = textOf(profile['url']);
          const active = profile['active'] !== false;
          return (
            <div key={key}>
              <Field label={name} optional>
                <TextInput
                  value={url}
                  readOnly={!mayChange}
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://"
                  onChange={({ target }) =>
                    write(key, target.value.trim() === '' ? null : { url: target.value.trim(), active })
                  }
                />
              </Field>
              {url && (
                <Checkbox
                  checked={active}
                  disabled={!mayChange}
                  onChange={({ target }) => write(key, { url, active: target.checked })}
                >
                  Show it
                </Checkbox>
              )}
            </div>
          );
        })}
      </Stack>
    </Panel>
  );
}
