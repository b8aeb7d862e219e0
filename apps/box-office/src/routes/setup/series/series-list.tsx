import { listSeries } from '@stagedoor/contract/calls/office/series';
import type { ListedSeries } from '@stagedoor/contract/calls/office/series';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { seriesOfficeMessages as words } from '@stagedoor/rules/messages/series-office';
import { showEditorMessages } from '@stagedoor/rules/messages/show-editor';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { DraftRow } from '../shows/drafts-panel.tsx';
import setup from '../setup.module.css';
import drafting from '../drafting/drafting.module.css';
import { NewSeries } from './new-series.tsx';

/** When can fans ask for what? */
export function SeriesList() {
  usePageTitle(words.roomTitle);
  const { outletId } = useOutletScope();
  const answer = useOfficeAnswer(listSeries, { outletId });
  const mayDraft = useMayDo('setup.shows');
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title={showEditorMessages.series}
        facts={words.mean}
        actions={<NewSeries />}
      />
      <Stack gap={16}>
        {mayDraft && <DraftsOfSeries />}
        <Answered answer={answer} what={showEditorMessages.series}>
          {({ series }) =>
            series.length === 0 ? (
              <EmptyState title={words.noSeries}>{words.noSeriesMeans}</EmptyState>
            ) : (
              <Panel title={showEditorMessages.series} flush>
                <ul className={setup.rows}>
                  {series.map((each) => (
                    <SeriesRow key={each.id} series={each} mayDraft={mayDraft} />
                  ))}
                </ul>
              </Panel>
            )
          }
        </Answered>
      </Stack>
    </>
  );
}

/** New ones, and those that are changed. */
function DraftsOfSeries() {
  const drafts = useOfficeAnswer(listShowDrafts, {}).data?.drafts.filter(({ kind }) => kind === 'series');
  if (!drafts || drafts.length === 0) return null;
  return (
    <Panel title={showEditorMessages.drafts} flush>
      <ul className={setup.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.draftId} draft={draft} />
        ))}
      </ul>
    </Panel>
  );
}

const tones: Record<ListedSeries['window'], TagProps['tone']> = {
  hidden: 'neutral',
  visible: 'accent',
  open: 'good',
  closed: 'neutral',
};

function SeriesRow({ series, mayDraft }: { series: ListedSeries; mayDraft: boolean }) {
  const { within } = useOutletScope();
  const { id, name, tour, window, opens, closes, shows, requests, undrawable } = series;
  return (
    <li className={setup.outlet}>
      <div className={setup.words}>
        <strong>{mayDraft ? <Link to={within(`/setup/series/${id}`)}>{name}</Link> : name}</strong>
        <p className={setup.quiet}>
          {[tour, words.shows(shows), requests > 0 && words.requests(requests)].filter(Boolean).join(', ')}
        </p>
        {undrawable && <p className={drafting.open}>{undrawable}</p>}
      </div>
      <div className={setup.end}>
        <Tag tone={tones[window]}>{words.windows[window]}</Tag>
        <span className={setup.quiet}>
          {opens && <Moment at={opens} />}
          {opens && closes && ' – '}
          {closes && <Moment at={closes} />}
        </span>
      </div>
    </li>
  );
}
