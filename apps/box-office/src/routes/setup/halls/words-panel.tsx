import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Panel } from '@stagedoor/ui/office/panel';
import { TextInput } from '@stagedoor/ui/text-input';
import styles from './panels.module.css';
import type { HallEditor } from './use-hall-editor.ts';
import { changeWords, removeWords } from './words-on-plan.ts';

/** What is written on the plan, as a list; and the stage, where it was moved. */
export function WordsPanel({ editor }: { editor: HallEditor }) {
  const { plan, tool } = editor;
  if (plan.words.length === 0 && plan.stage === null && tool !== 'words') return null;
  return (
    <Panel title={words.wordsOnPlan} aside={<span className={styles.quiet}>{words.wordsMean}</span>}>
      <div className={styles.wordsList}>
        {plan.words.map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.wordsRow}>
            <Field label={words.wordsAt(index + 1)} hideLabel>
              <TextInput
                value={text}
                maxLength={60}
                onChange={({ target: { value } }) =>
                  changeWords(editor, index, { text: value }, `text of words ${index}`)
                }
              />
            </Field>
            <IconButton
              icon="close"
              label={words.removeWords(text)}
              onClick={() => removeWords(editor, index)}
            />
          </div>
        ))}
        {plan.stage !== null && (
          <Button look="lined" size="s" onClick={() => editor.draw({ ...plan, stage: null })}>
            {words.stageAsEver}
          </Button>
        )}
      </div>
    </Panel>
  );
}
