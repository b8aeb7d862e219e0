import { useState } from 'react';
import { MOST_AT_ONCE } from '@stagedoor/contract/calls/office/publish-shows';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import type { ListedShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { pasteShowsMessages } from '@stagedoor/rules/messages/paste-shows';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { Button } from '@stagedoor/ui/button';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Panel } from '@stagedoor/ui/office/panel';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { PublishDrafts } from '../drafting/publish-drafts.tsx';
import setup from '../setup.module.css';

/** What is typed and not public yet, by whom. */
export function DraftsPanel() {
  const answer = useOfficeAnswer(listShowDrafts, {});
  return (
    <Answered answer={answer} what={words.drafts}>
      {({ drafts }) =>
        drafts.length === 0 ? (
          <EmptyState title={words.noDraft}>{words.noDraftMeans}</EmptyState>
        ) : (
          <Panel title={words.drafts} aside={<PublishAll drafts={drafts} />} flush>
            <ul className={setup.rows}>
              {drafts.map((draft) => (
                <DraftRow key={draft.draftId} draft={draft} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Answered>
  );
}

/** A leg goes out as one; of more than that many each part does. */
function PublishAll({ drafts }: { drafts: readonly ListedShowDraft[] }) {
  const [asks, setAsks] = useState(false);
  const mayPublish = useMayDo('setup.change');
  const fresh = drafts
    .filter(({ kind, eventId }) => kind === 'show' && !eventId)
    .map(({ draftId }) => draftId);
  if (!mayPublish || fresh.length < 2) return null;
  return (
    <>
      <Button size="s" onClick={() => setAsks(true)}>
        {fresh.length > MOST_AT_ONCE
          ? pasteShowsMessages.publishFirst(MOST_AT_ONCE, fresh.length)
          : pasteShowsMessages.publishAll(fresh.length)}
      </Button>
      {asks && <PublishDrafts draftIds={fresh.slice(0, MOST_AT_ONCE)} onClose={() => setAsks(false)} />}
    </>
  );
}

/** The page on which a draft is typed. */
function pageOf({ draftId, kind, eventId, seriesId }: ListedShowDraft): string {
  const room = kind === 'show' ? '/setup/shows' : '/setup/series';
  const publicId = eventId ?? seriesId;
  return publicId ? `${room}/${publicId}` : `${room}/drafts/${draftId}`;
}

export function DraftRow({ draft }: { draft: ListedShowDraft }) {
  const { kind, eventId, seriesId, name, day, begins, venue, changes, by, at } = draft;
  const fresh = kind === 'show' ? showsOfficeMessages.newShow : seriesOfficeMessages.newSeries;
  const evening = day ? typedTimeText([day, begins].filter(Boolean).join(' ')) : showsOfficeMessages.noDate;
  return (
    <li className={setup.outlet}>
      <div className={setup.words}>
        <strong>
          <Link to={pageOf(draft)}>{name}</Link>
        </strong>
        <p className={setup.quiet}>{[evening, venue].filter(Boolean).join(', ')}</p>
      </div>
      <div className={setup.end}>
        <span className={setup.quiet}>{(eventId ?? seriesId) ? words.changes(changes) : fresh}</span>
        <span className={setup.quiet}>
          {by}, <Moment at={at} />
        </span>
      </div>
    </li>
  );
}
