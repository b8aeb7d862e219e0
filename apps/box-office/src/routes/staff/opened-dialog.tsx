import { endOpenedByStaff, listOpenedByStaff } from '@stagedoor/contract/calls/office/staff';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import styles from './people-panel.module.css';
import type { StaffMember } from './staff-member.ts';
import { useTimes } from '../../parts/time/use-times.ts';

/** All that somebody made that lets somebody in, and the one act that ends it. */
export function OpenedDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { formatDateTime } = useTimes();
  const { id, name, isYou } = person;
  const answer = useOfficeAnswer(listOpenedByStaff, { id });
  const end = useOfficeSend(endOpenedByStaff);
  const toasts = useToasts();
  const onEnd = () =>
    end.mutate(
      { id },
      {
        onSuccess: ({ ended }) => {
          toasts.success(`${ended} ended`);
          onClose();
        },
        onError: (error) => toasts.error(wordsOf(error)),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`What ${name} opened`}
      description={
        isYou
          ? 'Your own browsers stand in your account. All of it ends with your role.'
          : 'All of it ends with their role.'
      }
    >
      <Answered answer={answer} what="This list">
        {({ opened }) => (
          <Stack gap={16}>
            {opened.length === 0 ? (
              <p className={styles.quiet}>Nothing is open now.</p>
            ) : (
              <ul className={styles.opened}>
                {opened.map(({ kind, what, since, until }) => (
                  <li key={`${kind} ${what} ${since.getTime()}`}>
                    <strong>{what}</strong>
                    <p className={styles.quiet}>
                      {kind}, {formatDateTime(since)} to {formatDateTime(until)}
                    </p>
                  </li>
                ))}
              </ul>
            )}
            {opened.length > 0 && (
              <Button look="danger" busy={end.isPending} onClick={onEnd}>
                End all of it
              </Button>
            )}
          </Stack>
        )}
      </Answered>
    </Dialog>
  );
}
