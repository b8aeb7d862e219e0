import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { levelKeyIn } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { keyWords } from '@stagedoor/rules/programme/key-words';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import styles from './drafting.module.css';
import type { DraftEditor } from './use-draft-editor.ts';

/** What is typed into a field, in a line. Of a level it is what differs. */
function valueText(value: unknown, other: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const [one, two] = [recordOf(value), recordOf(other)];
  const parts = Object.keys({ ...one, ...two }).filter(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(two[part]),
  );
  const told = parts.flatMap((part) => {
    const held = one[part];
    return typeof held === 'string' || typeof held === 'number' ? [`${keyWords(part)} ${held}`] : [];
  });
  return told.join(', ') || '–';
}

const fieldName = (field: string, value: unknown): string =>
  levelKeyIn(field) === undefined
    ? keyWords(field.split('.').at(-1) ?? field)
    : textIn(recordOf(value), 'name') || words.level;

/** PROG-11: two people on one thing, side by side, field by field. */
export function TypedMeanwhile({
  editor: { conflicts, settle },
}: {
  editor: Pick<DraftEditor<string>, 'conflicts' | 'settle'>;
}) {
  if (conflicts.length === 0) return null;
  const who = conflicts.find(({ by }) => by)?.by ?? words.somebody;
  return (
    <Alert tone="warning" role="alert" title={words.meanwhile(who)}>
      <p>{words.meanwhileMeans}</p>
      {conflicts.map(({ field, theirs, mine }) => (
        <div key={field} className={styles.both}>
          <strong>{fieldName(field, mine)}</strong>
          <span>
            {words.theirs}: {valueText(theirs, mine)}
          </span>
          <span>
            {words.mine}: {valueText(mine, theirs)}
          </span>
          <Actions>
            <Button look="lined" size="s" onClick={() => settle(field, false)}>
              Take theirs
            </Button>
            <Button size="s" onClick={() => settle(field, true)}>
              {words.keepMine}
            </Button>
          </Actions>
        </div>
      ))}
    </Alert>
  );
}
