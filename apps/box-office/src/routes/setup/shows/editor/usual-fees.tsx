import { itemsIn, levelField, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Button } from '@stagedoor/ui/button';
import { feesOf } from './level-money.ts';
import type { ShowEditor } from './use-show-editor.ts';

/** What stands beside the prices: fees as the outlet's latest show has them, for levels that ask for nothing besides their price. */
export function UsualFees({ editor: { draft, sheet, mayChange, type } }: { editor: ShowEditor }) {
  const { usualFees } = draft.choices;
  const without = (itemsIn(sheet)[0]?.levels ?? []).filter((key) => feesOf(levelIn(sheet, key)) === 0);
  if (!mayChange || draft.eventId || usualFees.length === 0 || without.length === 0) return words.eitherPrice;
  const fees = usualFees.map(({ description, ...fee }) => ({ ...fee, description: description ?? null }));
  return (
    <>
      {words.eitherPrice}{' '}
      <Button
        look="link"
        size="s"
        onClick={() =>
          type(...without.map((key) => [levelField(key), { ...levelIn(sheet, key), fees }] as const))
        }
      >
        {words.usualFees(draft.outlet)}
      </Button>
    </>
  );
}
