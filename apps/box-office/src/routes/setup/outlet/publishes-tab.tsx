import { wordsOf } from '@stagedoor/asking/words-of';
import { listOutletPublishes, undoOutletPublish } from '@stagedoor/contract/calls/office/drafts';
import type { OutletPublish } from '@stagedoor/contract/calls/office/drafts';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import styles from '../setup.module.css';

/** Who made what public, and what can be taken back. */
export function PublishesTab({ outletId }: { outletId: number }) {
  const answer = useOfficeAnswer(listOutletPublishes, { outletId });
  return (
    <Panel title="Published" aside="the last twenty" flush>
      <Answered answer={answer} what="What was published">
        {({ publishes }) =>
          publishes.length === 0 ? (
            <EmptyState title="Nothing was published here yet">What you publish is listed here.</EmptyState>
          ) : (
            <ul className={styles.rows}>
              {publishes.map((publish) => (
                <PublishRow key={publish.id} outletId={outletId} publish={publish} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  );
}

function PublishRow({ outletId, publish }: { outletId: number; publish: OutletPublish }) {
  const mayChange = useMayDo('setup.change');
  const toasts = useToasts();
  const send = useOfficeSend(undoOutletPublish);
  const { id, by, at, sentences, isUndone, stays } = publish;
  const done = {
    onSuccess: () => toasts.success('It is as it was before'),
    onError: (error: Error) => toasts.error('It stays as it is', wordsOf(error)),
  };
  return (
    <li className={styles.outlet}>
      <div className={styles.words}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={styles.quiet}>
          {by}, <Moment at={at} />
          {stays && !isUndone && `. ${stays}`}
        </p>
      </div>
      <div className={styles.end}>
        {isUndone && <Tag>Undone</Tag>}
        {mayChange && stays === undefined && (
          <Button
            look="lined"
            size="s"
            busy={send.isPending}
            onClick={() => send.mutate({ outletId, id }, done)}
          >
            Undo
          </Button>
        )}
      </div>
    </li>
  );
}
