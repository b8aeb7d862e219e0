import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { USUAL_OFFER_HOURS } from '@stagedoor/rules/waiting-list/offer-hours';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { FieldRow } from '@stagedoor/ui/field-row';
import { TypedNumber } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

/** Whether people may wait for what comes back, and how long an offer is theirs. */
export function WaitingListField({ editor }: { editor: ShowEditor }) {
  const { sheet, mayChange, type } = editor;
  const isOn = sheet['waitingList'] !== null && sheet['waitingList'] !== undefined;
  return (
    <>
      <Checkbox
        checked={isOn}
        disabled={!mayChange}
        hint={words.waitingListMeans}
        onChange={({ target }) => type(['waitingList', target.checked ? USUAL_OFFER_HOURS : null])}
      >
        {words.waitingList}
      </Checkbox>
      {isOn && (
        <FieldRow>
          <TypedNumber editor={editor} field="waitingList" label={words.offerHours} />
        </FieldRow>
      )}
    </>
  );
}
