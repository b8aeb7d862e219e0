import { nextDeskId } from '@stagedoor/rules/setup/next-desk-id';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import { listIn } from './list-in.ts';
import { OrderedRows } from './ordered/ordered-rows.tsx';
import { PriceInput } from './price-input.tsx';
import { ShipsTo } from './ships-to.tsx';
import type { TabProps } from './tab-props.ts';

interface Method {
  id: number;
  type: string;
  name: string;
  price: number | null;
  notes: string | null;
  leadDays: number | null;
  active: boolean;
}

const methodOf = (given: Readonly<Record<string, unknown>>): Method => ({
  id: Number(given['id']),
  type: textOf(given['type']),
  name: textOf(given['name']),
  price: typeof given['price'] === 'number' ? given['price'] : null,
  notes: textOf(given['notes']) || null,
  leadDays: typeof given['leadDays'] === 'number' ? given['leadDays'] : null,
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
    write([
      ...methods,
      { id, type, name: kinds[type] ?? '', price: null, notes: null, leadDays: null, active: true },
    ]);
  };
  return (
    <Stack gap={16}>
      {problem && <Alert tone="critical" title={problem} />}
      {methods.length === 0 && (
        <EmptyState title="No way for tickets to get there yet">Choose at least one below.</EmptyState>
      )}
      <OrderedRows
        items={methods}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name || 'A way without a name'}
        mayChange={mayChange}
        onChange={write}
        folded
      >
        {(method) => (
          <MethodFields
            method={method}
            mayChange={mayChange}
            onChange={(part) =>
              write(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)))
            }
          />
        )}
      </OrderedRows>
      {mayChange && (
        <Stack row gap={8}>
          {Object.entries(kinds).map(([type, name]) => (
            <Button key={type} look="lined" icon="plus" onClick={() => add(type)}>
              {name}
            </Button>
          ))}
        </Stack>
      )}
      <ShipsTo editor={editor} mayChange={mayChange} />
    </Stack>
  );
}

interface MethodFieldsProps {
  method: Method;
  mayChange: boolean;
  onChange: (part: Partial<Method>) => void;
}

function MethodFields({ method, mayChange, onChange }: MethodFieldsProps) {
  return (
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
      <InLanguages text={method.name} label="Name" />
      <Field label="Notes" hint="Beside its name, where it is chosen." optional>
        <TextArea
          rows={2}
          value={method.notes ?? ''}
          readOnly={!mayChange}
          onChange={(event) => onChange({ notes: event.target.value || null })}
        />
      </Field>
      <InLanguages text={method.notes} label="Notes" />
      <Field label="Days on the way" hint="For a show that is closer it is not offered." optional>
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={365}
          value={method.leadDays ?? ''}
          readOnly={!mayChange}
          onChange={({ target }) => onChange({ leadDays: target.value === '' ? null : target.valueAsNumber })}
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
  );
}
