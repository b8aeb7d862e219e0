import { nextDeskId } from '@stagedoor/rules/setup/next-desk-id';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import { listIn } from './list-in.ts';
import type { TabProps } from './tab-props.ts';
import { WrittenText } from './written-text.tsx';

interface Policy {
  id: number;
  type: string;
  sale: string;
  headline: string;
  text: string;
}

const policyOf = (given: Readonly<Record<string, unknown>>): Policy => ({
  id: Number(given['id']),
  type: textOf(given['type']),
  sale: textOf(given['sale']),
  headline: textOf(given['headline']),
  text: textOf(given['text']),
});

const kinds: Readonly<Record<string, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  'ticket-guidelines': 'Ticket guidelines',
  footer: 'At the foot of every page',
  'payment-plan': 'Paying in parts',
  'payment-plan-terms': 'Terms of paying in parts',
  'external-sale': 'Sold elsewhere',
  'priority-selection': 'Order of wishes',
  flag: 'Notice',
};

const sales: Readonly<Record<string, string>> = {
  any: 'In any way',
  instant: 'At once',
  request: 'By request',
  external: 'Elsewhere',
};

/** What customers agree to. */
export function PoliciesTab({ editor, mayChange }: TabProps) {
  const policies = listIn(editor.value('policies')).map(policyOf);
  const problem = editor.problem('policies');
  const write = (next: readonly Policy[]) => editor.type('policies', next);
  const change = (id: number, part: Partial<Policy>) =>
    write(policies.map((policy) => (policy.id === id ? { ...policy, ...part } : policy)));
  const add = () => {
    const free = Object.keys(kinds).find((type) => !policies.some((policy) => policy.type === type));
    const id = nextDeskId(
      editor.draft.outletId,
      policies.map((policy) => policy.id),
    );
    write([
      ...policies,
      { id, type: free ?? 'terms', sale: 'any', headline: kinds[free ?? 'terms'] ?? '', text: '' },
    ]);
  };
  return (
    <Stack gap={16}>
      {problem && <Alert tone="critical" title={problem} />}
      {policies.map((policy) => (
        <PolicyPanel
          key={policy.id}
          policy={policy}
          mayChange={mayChange}
          onChange={(part) => change(policy.id, part)}
          onRemove={() => write(policies.filter(({ id }) => id !== policy.id))}
        />
      ))}
      {mayChange && (
        <Button look="lined" icon="plus" onClick={add}>
          Another policy
        </Button>
      )}
    </Stack>
  );
}

interface PolicyPanelProps {
  policy: Policy;
  mayChange: boolean;
  onChange: (part: Partial<Policy>) => void;
  onRemove: () => void;
}

function PolicyPanel({ policy, mayChange, onChange, onRemove }: PolicyPanelProps) {
  return (
    <Panel
      title={policy.headline || 'Without a headline'}
      aside={
        mayChange && (
          <Button look="link" size="s" aria-label={`Take off ${policy.headline}`} onClick={onRemove}>
            Take off
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Field label="Where it stands">
          <Select
            value={policy.type}
            disabled={!mayChange}
            onChange={(event) => onChange({ type: event.target.value })}
          >
            {Object.entries(kinds).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="For what is sold">
          <Select
            value={policy.sale || 'any'}
            disabled={!mayChange}
            onChange={(event) => onChange({ sale: event.target.value })}
          >
            {Object.entries(sales).map(([sale, name]) => (
              <option key={sale} value={sale}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Headline">
          <TextInput
            value={policy.headline}
            readOnly={!mayChange}
            autoComplete="off"
            onChange={(event) => onChange({ headline: event.target.value })}
          />
        </Field>
        <InLanguages text={policy.headline} label="Headline" />
        <WrittenText html={policy.text} mayChange={mayChange} onChange={(text) => onChange({ text })} />
      </Stack>
    </Panel>
  );
}
