import { textOf } from '@stagedoor/rules/values/text-of';
import { keysOf } from '@stagedoor/rules/values/keys-of';
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
  // While it is typed anew it may be empty for a moment.
  const [isOwn, setIsOwn] = useState(false);
  const kind = value === '' && isOwn ? 'own' : kindOf(value);
  const [first = ''] = [editor.value('hosts')].flat().map(textOf);
  const beside = `api.${first}`;
  const said = { same: SAME, beside: null, own: beside };
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
            const chosen = keysOf(said).find((each) => each === target.value) ?? 'same';
            setIsOwn(chosen === 'own');
            editor.type('apiHost', said[chosen]);
          }}
        >
          <option value="same">At the shop’s own address</option>
          <option value="beside">{`Beside it, at ${beside}`}</option>
          <option value="own">At another address</option>
        </Select>
      </Field>
      {kind === 'own' && <DraftText {...props} field="apiHost" label="Its address" />}
    </>
  );
}
