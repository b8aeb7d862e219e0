import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { USUAL_OFFER_HOURS } from '@stagedoor/rules/waiting-list/offer-hours';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { AmountInput } from '../../drafting/amount-input.tsx';
import { TypedNumber } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

/** Whether people may wait for what comes back, how long an offer is theirs, and whether customers may give some back. */
export function WaitingListField({ editor }: { editor: ShowEditor }) {
  const { sheet, mayChange, type } = editor;
  const isOn = sheet['waitingList'] !== null && sheet['waitingList'] !== undefined;
  return (
    <>
      <Checkbox
        checked={isOn}
        disabled={!mayChange}
        hint={words.waitingListMeans}
        onChange={({ target }) =>
          type(
            ['waitingList', target.checked ? USUAL_OFFER_HOURS : null],
            ['returnFee', target.checked ? sheet['returnFee'] : null],
          )
        }
      >
        {words.waitingList}
      </Checkbox>
      {isOn && (
        <FieldRow>
          <TypedNumber editor={editor} field="waitingList" label={words.offerHours} />
        </FieldRow>
      )}
      {isOn && <ReturnFeeField editor={editor} />}
    </>
  );
}

/** WAIT-06: nothing kept is an answer of its own. */
function ReturnFeeField({ editor: { draft, sheet, mayChange, type, problem } }: { editor: ShowEditor }) {
  const fee = sheet['returnFee'];
  const isOn = typeof fee === 'number';
  return (
    <>
      <Checkbox
        checked={isOn}
        disabled={!mayChange}
        hint={words.takesBackMeans}
        onChange={({ target }) => type(['returnFee', target.checked ? 0 : null])}
      >
        {words.takesBack}
      </Checkbox>
      {isOn && (
        <FieldRow>
          <Field label={words.returnFee} error={problem('returnFee')}>
            <AmountInput
              label={words.returnFee}
              cents={fee}
              currency={draft.currency}
              mayChange={mayChange}
              onChange={(cents) => type(['returnFee', cents ?? 0])}
            />
          </Field>
        </FieldRow>
      )}
    </>
  );
}
