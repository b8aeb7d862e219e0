import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { AmountInput } from '../../drafting/amount-input.tsx';
import styles from './levels.module.css';
import type { SheetLevel } from './use-levels.ts';
import type { ShowEditor } from './use-show-editor.ts';

interface LevelMoreProps {
  editor: ShowEditor;
  level: SheetLevel;
  onChange: (part: Record<string, unknown>) => void;
}

const numbers = [
  ['minimum', words.minimum],
  ['multiple', words.multiple],
  ['taxPercent', words.ownTax],
] as const;

/** What most levels have in common: fees, quantities, a tax of its own. */
export function LevelMore({ editor, level, onChange }: LevelMoreProps) {
  const { mayChange } = editor;
  return (
    <Stack gap={16}>
      <Fees {...{ editor, level, onChange }} />
      <FieldRow>
        {numbers.map(([part, label]) => (
          <Field key={part} label={label} optional={part === 'taxPercent'}>
            <TextInput
              type="number"
              step={part === 'taxPercent' ? 'any' : 1}
              min={0}
              value={typeof level[part] === 'number' ? level[part] : ''}
              readOnly={!mayChange}
              onChange={({ target }) =>
                onChange({ [part]: target.value === '' ? null : target.valueAsNumber })
              }
            />
          </Field>
        ))}
        <Field label={words.inSale}>
          <Select
            value={textIn(level, 'status')}
            disabled={!mayChange}
            onChange={({ target }) => onChange({ status: target.value })}
          >
            {keysOf(words.inSaleWords).map((status) => (
              <option key={status} value={status}>
                {words.inSaleWords[status]}
              </option>
            ))}
          </Select>
        </Field>
      </FieldRow>
      {(['alternate', 'optOut'] as const).map((part) => (
        <Checkbox
          key={part}
          checked={level[part] === true}
          disabled={!mayChange}
          onChange={({ target }) => onChange({ [part]: target.checked })}
        >
          {words[part]}
        </Checkbox>
      ))}
    </Stack>
  );
}

function Fees({ editor, level, onChange }: LevelMoreProps) {
  const { mayChange, draft } = editor;
  const fees = Array.isArray(level['fees']) ? level['fees'].map(recordOf) : [];
  const put = (at: number, part: Record<string, unknown>) =>
    onChange({ fees: fees.map((fee, index) => (index === at ? { ...fee, ...part } : fee)) });
  return (
    <ul className={styles.fees}>
      {fees.map((fee, index) => (
        // Fees have nothing of their own but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={styles.fee}>
          <TextInput
            aria-label={words.feeName}
            value={textIn(fee, 'name')}
            readOnly={!mayChange}
            onChange={({ target }) => put(index, { name: target.value })}
          />
          <AmountInput
            label={words.feeValue}
            cents={typeof fee['value'] === 'number' ? fee['value'] : null}
            currency={draft.currency}
            mayChange={mayChange}
            onChange={(value) => put(index, { value })}
          />
          {mayChange && (
            <IconButton
              icon="close"
              label={words.takeOff(textIn(fee, 'name'))}
              onClick={() => onChange({ fees: fees.filter((_, at) => at !== index) })}
            />
          )}
        </li>
      ))}
      {mayChange && (
        <li>
          <Button
            look="lined"
            size="s"
            icon="plus"
            onClick={() =>
              onChange({ fees: [...fees, { name: words.feeName, description: null, value: 0 }] })
            }
          >
            {words.addFee}
          </Button>
        </li>
      )}
    </ul>
  );
}
