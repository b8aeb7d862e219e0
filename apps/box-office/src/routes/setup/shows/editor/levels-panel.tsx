import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { Panel } from '@stagedoor/ui/office/panel';
import { TextInput } from '@stagedoor/ui/text-input';
import { LevelHeads, LevelRow } from './level-row.tsx';
import styles from './levels.module.css';
import { useLevels } from './use-levels.ts';
import { seatsOf } from './seats-of.ts';
import { UsualFees } from './usual-fees.tsx';
import type { Levels } from './use-levels.ts';
import type { ShowEditor } from './use-show-editor.ts';

/** For how much, and how many? */
export function LevelsPanel({ editor }: { editor: ShowEditor }) {
  const levels = useLevels(editor);
  const { mayChange } = editor;
  const wrong = editor.problem('items');
  const [tickets] = levels.items;
  return (
    <Panel
      title={words.levels}
      aside={<UsualFees editor={editor} />}
      flush
      foot={
        <div className={styles.foot}>
          {mayChange && tickets && (
            <>
              <Button look="lined" size="s" icon="plus" onClick={() => levels.add(tickets.key)}>
                {words.addLevel}
              </Button>
              <Button look="link" size="s" onClick={levels.addItem}>
                {words.addOn}
              </Button>
            </>
          )}
          <Sum editor={editor} levels={levels} />
        </div>
      }
    >
      <LevelHeads />
      {levels.items.map((item, place) => (
        <section key={item.key} aria-label={textIn(item, 'name')}>
          {place > 0 && (
            <div className={styles.item}>
              <Field label={words.addOn}>
                <TextInput
                  value={textIn(item, 'name')}
                  readOnly={!mayChange}
                  onChange={({ target }) => levels.rename(item.key, target.value)}
                />
              </Field>
            </div>
          )}
          <ol className={styles.list}>
            {item.levels.map((key, index) => (
              <LevelRow
                key={key}
                {...{ editor, levels, levelKey: key }}
                onMove={(by) => {
                  const to = index + by;
                  if (to >= 0 && to < item.levels.length) levels.move(item.key, index, to);
                }}
              />
            ))}
          </ol>
        </section>
      ))}
      {wrong && <FieldMessage id="items-problem">{wrong}</FieldMessage>}
    </Panel>
  );
}

/** What it comes to, where every place is counted here. */
function Sum({ editor, levels }: { editor: ShowEditor; levels: Levels }) {
  const all = levels.items
    .flatMap((item) => item.levels)
    .map((key) => {
      const level = levels.level(key);
      const seats = seatsOf(editor, key);
      const typed = typeof level['capacity'] === 'number' ? level['capacity'] : 0;
      return {
        many: typeof seats === 'number' ? seats : typed,
        pays: buyerPays(level),
      };
    });
  const tickets = all.reduce((sum, { many }) => sum + many, 0);
  const money = all.reduce((sum, { many, pays }) => sum + many * pays, 0);
  return <span className={styles.sum}>{words.all(tickets, formatMoney(money, editor.draft.currency))}</span>;
}
