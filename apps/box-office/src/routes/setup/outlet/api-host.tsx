import { textOf } from '@stagedoor/rules/values/text-of';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { useState } from 'react';
import { DraftHint, DraftText } from './draft-field.tsx';
import type { TabProps } from './tab-props.ts';

/** As descriptions say it: the page's own address answers its calls. */
const SAME = 'same';

const kindOf = (value: string): 'same' | 'beside' | 'own' => {
  if (value === SAME) return 'same';
  return value === '' ? 'beside' : 'own';
};

/** One name for the shop, or a second one for what its pages ask. */
export function ApiHost(props: TabProps) {
  const { editor, mayChange } = props;
  const value = textOf(editor.value('apiHost'));
  // Between the choice and its first letter nothing is said yet.
  const [isOwn, setIsOwn] = useState(false);
  const kind = value === '' && isOwn ? 'own' : kindOf(value);
  const [first = ''] = [editor.value('hosts')].flat().map(textOf);
  return (
    <>
      <Field
        label="Where pages ask for what they show"
        hint={
          <DraftHint
            editor={editor}
            field="apiHost"
            hint="An address of its own needs a record and a certificate of its own."
          />
        }
        error={kind === 'own' ? undefined : editor.problem('apiHost')}
      >
        <Select
          value={kind}
          disabled={!mayChange}
          onChange={({ target }) => {
            setIsOwn(target.value === 'own');
            editor.type('apiHost', target.value === 'same' ? SAME : null);
          }}
        >
          <option value="same">At the shop’s own address</option>
          <option value="beside">{`Beside it, at api.${first}`}</option>
          <option value="own">At another address</option>
        </Select>
      </Field>
      {kind === 'own' && <DraftText {...props} field="apiHost" label="Its address" />}
    </>
  );
}
