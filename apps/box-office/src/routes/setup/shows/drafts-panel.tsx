import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import type { ListedShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Panel } from '@stagedoor/ui/office/panel';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { Moment } from '../../../parts/time/moment.tsx';
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
          <Panel title={words.drafts} flush>
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

function DraftRow({ draft }: { draft: ListedShowDraft }) {
  const { draftId, eventId, name, day, begins, venue, changes, by, at } = draft;
  const evening = day ? typedTimeText([day, begins].filter(Boolean).join(' ')) : showsOfficeMessages.noDate;
  return (
    <li className={setup.outlet}>
      <div>
        <strong>
          <Link to={eventId ? `/setup/shows/${eventId}` : `/setup/shows/drafts/${draftId}`}>{name}</Link>
        </strong>
        <p className={setup.quiet}>{[evening, venue].filter(Boolean).join(', ')}</p>
      </div>
      <div className={setup.end}>
        <span className={setup.quiet}>{eventId ? words.changes(changes) : showsOfficeMessages.newShow}</span>
        <span className={setup.quiet}>
          {by}, <Moment at={at} />
        </span>
      </div>
    </li>
  );
}
