import { nextDeskId } from '@stagedoor/rules/setup/next-desk-id';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { listIn } from './list-in.ts';
import { PriceInput } from './price-input.tsx';
import type { TabProps } from './tab-props.ts';

interface Method {
  id: number;
  type: string;
  name: string;
  price: number | null;
  active: boolean;
}

/** What it says besides, such as notes, stays with it. */
const methodOf = (given: Readonly<Record<string, unknown>>): Method => ({
  ...given,
  id: Number(given['id']),
  type: textOf(given['type']),
  name: textOf(given['name']),
  price: typeof given['price'] === 'number' ? given['price'] : null,
  active: given['active'] !== false,
});

const kinds: Readonly<Record<string, string>> = {
  'will-call': 'Will call',
  domestic: 'Mail',
  international: 'Mail abroad',
  mobile: 'Mobile ticket',
};

/** How tickets get there. */
export function DeliveryTab({ editor, mayChange }: TabProps) {
  const methods = listIn(editor.value('delivery')).map(methodOf);
  const problem = editor.problem('delivery');
  const write = (next: readonly Method[]) => editor.type('delivery', next);
  const add = (type: string) => {
    const id = nextDeskId(
      editor.draft.outletId,
      methods.map((method) => method.id),
    );
    write([...methods, { id, type, name: kinds[type] ?? '', price: null, active: true }]);
  };
  return (
    <Stack gap={16}>
      {problem && <Alert tone="critical" title={problem} />}
      {methods.length === 0 && (
        <EmptyState title="No way for tickets to get there yet">Choose at least one below.</EmptyState>
      )}
      {methods.map((method) => (
        <MethodPanel
          key={method.id}
          method={method}
          mayChange={mayChange}
          onChange={(part) =>
            write(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)))
          }
          onRemove={() => write(methods.filter(({ id }) => id !== method.id))}
        />
      ))}
      {mayChange && (
        <Stack row gap={8}>
          {Object.entries(kinds).map(([type, name]) => (
            <Button key={type} look="lined" icon="plus" onClick={() => add(type)}>
              {name}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface MethodPanelProps {
  method: Method;
  mayChange: boolean;
  onChange: (part: Partial<Method>) => void;
  onRemove: () => void;
}

function MethodPanel({ method, mayChange, onChange, onRemove }: MethodPanelProps) {
  return (
    <Panel
      title={method.name || 'Without a name'}
      aside={
        mayChange && (
          <Button look="link" size="s" aria-label={`Take off ${method.name}`} onClick={onRemove}>
            Take off
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Field label="Way">
          <Select
            value={method.type}
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
        <Field label="Name">
          <TextInput
            value={method.name}
            readOnly={!mayChange}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <PriceInput cents={method.price} mayChange={mayChange} onChange={(price) => onChange({ price })} />
        <Checkbox
          checked={method.active}
          disabled={!mayChange}
          onChange={(event) => onChange({ active: event.target.checked })}
        >
          Offered
        </Checkbox>
      </Stack>
    </Panel>
  );
}
