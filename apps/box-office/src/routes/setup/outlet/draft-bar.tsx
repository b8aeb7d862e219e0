import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@stagedoor/ui/button';
import { classNames } from '@stagedoor/ui/class-names';
import styles from './draft-bar.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { tabNames, tabOfField } from './tab-of-field.ts';
import type { DraftEditor } from './use-outlet-draft.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../../parts/time/use-times.ts';

/** How much is in the draft, whether it is saved, and the one way out of it. */
export function DraftBar({ editor }: { editor: DraftEditor }) {
  const [asks, setAsks] = useState(false);
  const { draft, saving } = editor;
  const changes = draft.typed.length;
  const times = useTimes();
  if (changes === 0 && saving.state === 'saved') return null;
  const [problem] = draft.problems;
  return (
    <div className={classNames(styles.bar, saving.state === 'failed' && styles.failed)} role="status">
      <p className={styles.words}>
        <strong>{changes === 1 ? '1 change in the draft' : `${changes} changes in the draft`}</strong>
        <span>{savingWords(editor, times)}</span>
      </p>
      <Button look="link" onClick={editor.discard}>
        Discard
      </Button>
      <Button disabledReason={reasonNot(saving.state, problem, draft.outletId)} onClick={() => setAsks(true)}>
        Review and publish
      </Button>
      {asks && <PublishDialog outletId={draft.outletId} name={draft.name} onClose={() => setAsks(false)} />}
    </div>
  );
}

function savingWords({ saving: { state, at } }: DraftEditor, { formatTime }: Times): string {
  if (state === 'failed')
    return 'Not saved. What you typed stays here; it is tried again every five seconds.';
  if (state === 'waits') return 'Saving…';
  return at ? `Saved by itself at ${formatTime(at)}` : 'Saved by itself';
}

type Problem = DraftEditor['draft']['problems'][number];

/** What is wrong may stand in another part than the one that is open: its name leads there. */
function reasonNot(
  state: DraftEditor['saving']['state'],
  problem: Problem | undefined,
  outletId: number,
): ReactNode {
  if (state !== 'saved') return 'Waits until it is saved';
  if (!problem?.field) return problem?.message;
  const tab = tabOfField(problem.field);
  return (
    <>
      <Link to={`/setup/outlets/${outletId}/${tab}`}>{tabNames[tab]}</Link>: {problem.message}
    </>
  );
}
