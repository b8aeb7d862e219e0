import { useId, useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { Select } from '@stagedoor/ui/select';
import { useTimes } from '../../../../parts/time/use-times.ts';
import styles from './show-editor.module.css';
import type { ShowEditor } from './use-show-editor.ts';

/** PROG-07: everything but the days of an earlier show, in one choice. */
export function LikeEarlier({ editor }: { editor: ShowEditor }) {
  const { draft, mayChange, beLike } = editor;
  const id = useId();
  const { formatDate } = useTimes();
  const [chosen, setChosen] = useState('');
  const [wrong, setWrong] = useState<string>();
  if (draft.choices.earlier.length === 0) return null;
  const choose = (value: string) => {
    setChosen(value);
    setWrong(undefined);
    if (value !== '') beLike(Number(value)).catch((error: unknown) => setWrong(wordsOf(error)));
  };
  return (
    <div className={styles.like}>
      <label htmlFor={id}>
        <strong>{words.likeEarlier}</strong>
      </label>
      <Select id={id} value={chosen} disabled={!mayChange} onChange={({ target }) => choose(target.value)}>
        <option value="">{words.likeNone}</option>
        {draft.choices.earlier.map(({ id: show, name, startsAt }) => (
          <option key={show} value={show}>
            {startsAt ? `${name}, ${formatDate(startsAt)}` : name}
          </option>
        ))}
      </Select>
      {wrong ? (
        <FieldMessage id={`${id}-wrong`}>{wrong}</FieldMessage>
      ) : (
        <span className={styles.quiet}>{words.likeMeans}</span>
      )}
    </div>
  );
}
