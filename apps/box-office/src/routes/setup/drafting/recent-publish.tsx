import { wordsOf } from '@stagedoor/asking/words-of';
import { listShowPublishes, undoShowPublish } from '@stagedoor/contract/calls/office/publish-shows';
import type { RecentPublish } from '@stagedoor/contract/calls/office/publish-shows';
import { undoPublishMessages as words } from '@stagedoor/rules/messages/undo-publish';
import { useNow } from '@stagedoor/screens/clock';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';

interface RecentPublishesProps {
  /** Those of one show or of one series; without it all of them. */
  of?: { eventId?: number | null | undefined; seriesId?: number | null | undefined };
}

const isOf = ({ eventIds, seriesIds }: RecentPublish, of: NonNullable<RecentPublishesProps['of']>): boolean =>
  (of.eventId ? eventIds.includes(of.eventId) : false) ||
  (of.seriesId ? seriesIds.includes(of.seriesId) : false);

/** What was published a moment ago, whoever did it, for as long as it can be put back. */
export function RecentPublishes({ of }: RecentPublishesProps) {
  const mayUndo = useMayDo('setup.change');
  const now = useNow();
  const { data } = useOfficeAnswer(listShowPublishes, {}, { enabled: mayUndo });
  const shown = data?.publishes.filter((each) => each.until > now && (!of || isOf(each, of))) ?? [];
  if (!mayUndo || shown.length === 0) return null;
  return (
    <Stack gap={8}>
      {shown.map((publish) => (
        <Recent key={publish.id} publish={publish} />
      ))}
    </Stack>
  );
}

function Recent({ publish: { id, by, until, names, hasLetters, stays } }: { publish: RecentPublish }) {
  const { formatTime } = useTimes();
  const toasts = useToasts();
  const send = useOfficeSend(undoShowPublish);
  const undo = () =>
    send.mutate(
      { id },
      {
        onSuccess: () => toasts.success(words.undone),
        onError: (error: Error) => toasts.error(words.stays, wordsOf(error)),
      },
    );
  return (
    <Alert role="status" title={words.published(names)}>
      <p>
        {stays ?? words.until(by, formatTime(until))} {hasLetters && !stays && words.withLetters}
      </p>
      {!stays && (
        <Button look="lined" size="s" busy={send.isPending} onClick={undo}>
          {words.undo}
        </Button>
      )}
    </Alert>
  );
}
