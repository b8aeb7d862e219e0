import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { planShowPublish, publishShows } from '@stagedoor/contract/calls/office/publish-shows';
import type { PlannedShow } from '@stagedoor/contract/calls/office/publish-shows';
import { showChangeWords } from '@stagedoor/rules/messages/show-changes';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { seriesEditorMessages } from '@stagedoor/rules/messages/series-editor';
import { undoPublishMessages as undoWords } from '@stagedoor/rules/messages/undo-publish';
import { Dialog } from '@stagedoor/ui/dialog';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { ConfirmQuestion } from '../../../parts/confirm/confirm-action.tsx';
import { PublishGroup } from '../publish-group.tsx';

interface PublishDraftsProps {
  draftIds: number[];
  /** Whether something is changed that is public already. */
  isPublic?: boolean;
  onClose: () => void;
}

const icons: Record<PlannedShow['changes'][number]['kind'], Consequence['icon']> = {
  money: 'card',
  time: 'calendar',
  stock: 'ticket',
  text: 'note',
};

const TITLE = 'Review and publish';
/** So many letters are not written by a click that slipped. */
const MANY_LETTERS = 500;

const changesOf = (shows: readonly PlannedShow[]): number =>
  shows.reduce((sum, { changes }) => sum + changes.length, 0);

function labelOf(shows: readonly PlannedShow[]): string {
  if (shows.length > 1) return words.publishShows(goingOf(shows));
  return shows.every(({ isNew }) => isNew) ? words.publishShow : words.publishNow(changesOf(shows));
}

const goingOf = (shows: readonly PlannedShow[]): number =>
  shows.filter(({ changes }) => changes.length > 0).length;

const meansOf = (shows: readonly PlannedShow[] | undefined): string =>
  shows?.some(({ kind }) => kind === 'series') ? seriesEditorMessages.publishMeans : words.publishMeans;

function titleOf(shows: readonly PlannedShow[] | undefined): string {
  const [first] = shows ?? [];
  if (!shows || !first) return TITLE;
  if (shows.length > 1) return words.publishSeveral(goingOf(shows));
  return first.isNew ? words.publishNew(first.name) : words.publishTitle(first.changes.length, first.name);
}

/** What was new is looked at where it is public. */
function pageOf({ eventIds, seriesIds }: { eventIds: readonly number[]; seriesIds: readonly number[] }) {
  const [seriesId] = seriesIds;
  if (seriesId !== undefined) return `/setup/series/${seriesId}`;
  return eventIds.length === 1 ? `/setup/shows/${eventIds[0]}` : '/setup/shows';
}

/** What happens if I do? Counted when it opens, and once more at the click. */
export function PublishDrafts({ draftIds, isPublic = false, onClose }: PublishDraftsProps) {
  const answer = useOfficeAnswer(planShowPublish, { draftIds });
  const send = useSend(publishShows);
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(answer.data?.shows)}
      description={meansOf(answer.data?.shows)}
    >
      <Answered answer={answer} what="What changes">
        {({ shows, version, takesOver, notes, letters, isPossible }) => {
          const groups = <Groups shows={shows} notes={notes} takesOver={takesOver} />;
          if (!isPossible) return groups;
          return (
            <ConfirmQuestion
              confirmLabel={labelOf(shows)}
              cancelLabel="Not yet"
              undo={letters > 0 ? undoWords.untilLetters : undoWords.tenMinutes}
              {...(letters > MANY_LETTERS && {
                typed: { label: undoWords.typeLetters(letters), expected: String(letters) },
              })}
              onConfirm={async () => {
                const wish = {
                  draftIds,
                  version,
                  ...(takesOver && { takeOver: true }),
                  ...(letters > 0 && { letters }),
                };
                const made = await send.mutateAsync(wish);
                toasts.success(words.published(shows.map(({ name }) => name)));
                // A draft that is public now is asked for no more: its page is left.
                if (isPublic) await queries.invalidateQueries();
                else void navigate(pageOf(made));
              }}
              onClose={onClose}
            >
              {groups}
            </ConfirmQuestion>
          );
        }}
      </Answered>
    </Dialog>
  );
}

interface GroupsProps {
  shows: readonly PlannedShow[];
  notes: readonly string[];
  takesOver: boolean;
}

const lineByLine = ({ draftId, changes }: PlannedShow): Consequence[] =>
  changes.map(({ kind, what, detail }) => ({
    key: `${draftId} ${what}`,
    icon: icons[kind],
    what: <strong>{what}</strong>,
    detail: detail ?? undefined,
  }));

/** Of a whole leg each show is one line. */
function inOneLine({ draftId, name, changes }: PlannedShow): Consequence[] {
  const [first, ...others] = changes;
  if (!first) return [];
  return [
    {
      key: String(draftId),
      icon: icons[first.kind],
      what: (
        <strong>
          {name}: {first.what}
        </strong>
      ),
      detail: others.map(({ what }) => what).join('; ') || undefined,
    },
  ];
}

function Groups({ shows, notes, takesOver }: GroupsProps) {
  const isSeveral = shows.length > 1;
  const named = (name: string, what: string) => (isSeveral ? `${name}: ${what}` : what);
  const changes = isSeveral ? shows.flatMap(inOneLine) : shows.flatMap(lineByLine);
  const touches = shows.flatMap(({ draftId, name, touches: all }) =>
    all.map(({ what, detail }) => ({
      key: `${draftId} ${what}`,
      icon: 'customers' as const,
      what: named(name, what),
      detail: detail ?? undefined,
    })),
  );
  const also = [...(takesOver ? [showChangeWords.takesOver] : []), ...notes].map((what) => ({
    key: what,
    icon: 'note' as const,
    what,
  }));
  const stays = shows.flatMap(({ draftId, name, stays: all }) =>
    all.map(({ field, message }) => ({
      key: `${draftId} ${field} ${message}`,
      icon: 'lock' as const,
      what: named(name, message),
      tone: 'critical' as const,
    })),
  );
  return (
    <Stack gap={16}>
      {changes.length === 0 && <p>{words.nothingChanged}</p>}
      <PublishGroup title="What changes" look="changes" items={changes} />
      <PublishGroup title="Whom it touches" look="touches" items={[...touches, ...also]} />
      <PublishGroup title={words.staysInDraft} look="stays" items={stays} />
    </Stack>
  );
}
