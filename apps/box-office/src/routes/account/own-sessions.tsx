import { endOwnSession, listOwnSessions } from '@stagedoor/contract/calls/office/own-account';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './own-sessions.module.css';

/** Where one is signed in, and the way to end it there. */
export function OwnSessions() {
  const { formatDateTime } = useTimes();
  const answer = useOfficeAnswer(listOwnSessions, {});
  const end = useOfficeSend(endOwnSession);
  const toasts = useToasts();
  return (
    <Panel title="Where you are signed in" flush>
      <Answered answer={answer} what="The list of your browsers">
        {({ sessions }) => (
          <ul className={styles.sessions}>
            {sessions.map(({ id, browser, network, seenAt, isThisOne }) => (
              <li key={id} className={styles.session}>
                <div>
                  <strong>{browser}</strong>
                  <p className={styles.quiet}>
                    {network}, last here {formatDateTime(seenAt)}
                  </p>
                </div>
                {isThisOne ? (
                  <Tag>This browser</Tag>
                ) : (
                  <Button
                    look="lined"
                    size="s"
                    busy={end.isPending && end.variables?.id === id}
                    onClick={() =>
                      end.mutate(
                        { id },
                        { onError: (error) => toasts.error('It was not ended', wordsOf(error)) },
                      )
                    }
                  >
                    Sign out there
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Panel>
  );
}
