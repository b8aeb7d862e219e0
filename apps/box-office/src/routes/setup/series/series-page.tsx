import { useParams } from 'react-router';
import { getSeriesDraft } from '@stagedoor/contract/calls/office/series';
import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { showEditorMessages } from '@stagedoor/rules/messages/show-editor';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { OwnWordsOf } from '../../../features/own-words/own-words-of.tsx';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { NoSuchPage } from '../../../parts/room/no-such-page.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { BeforeOut } from '../drafting/before-out.tsx';
import { DraftHead } from '../drafting/draft-head.tsx';
import { TypedMeanwhile } from '../drafting/typed-meanwhile.tsx';
import { AsFan } from './as-fan.tsx';
import { AskingPanel, NamePanel } from './asking-panel.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { FanPays } from './fan-pays.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ShowsInSeriesPanel } from './shows-panel.tsx';
import { useSeriesEditor } from './use-series-editor.ts';
import type { SeriesEditor } from './use-series-editor.ts';
import { WindowPanel } from './window-panel.tsx';

/** When is it open, how is it drawn, who pays when? */
export function SeriesRoom() {
  const { draftId, seriesId } = useParams();
  const isNumber = /^\d{1,10}$/.test(draftId ?? seriesId ?? '');
  const key = draftId === undefined ? { seriesId: Number(seriesId) } : { draftId: Number(draftId) };
  const answer = useOfficeAnswer(getSeriesDraft, key, { enabled: isNumber });
  if (!isNumber) return <NoSuchPage />;
  return (
    <Answered answer={answer} what={words.theSeries}>
      {(draft) => (
        <OwnWordsOf outletId={draft.outletId}>
          <SeriesPage key={draftId ?? seriesId} draft={draft} />
        </OwnWordsOf>
      )}
    </Answered>
  );
}

function SeriesPage({ draft }: { draft: SeriesDraft }) {
  const editor = useSeriesEditor(draft, useMayDo('setup.shows'));
  usePageTitle(`${draft.name} – ${showEditorMessages.series}`);
  const isForFans = !draft.isGuestList;
  return (
    <>
      <SeriesHead editor={editor} />
      <SideColumn
        side={
          <Stack gap={16}>
            {isForFans && <FanPays editor={editor} />}
            <BeforeOut draft={draft} />
            <ShowsInSeriesPanel draft={draft} />
          </Stack>
        }
      >
        <TypedMeanwhile editor={editor} />
        {!draft.seriesId && <NamePanel editor={editor} />}
        <WindowPanel editor={editor} />
        {isForFans && <DrawPanel editor={editor} />}
        {isForFans && <PlanPanel editor={editor} />}
        {draft.seriesId && <NamePanel editor={editor} />}
        <AskingPanel editor={editor} />
      </SideColumn>
    </>
  );
}

function SeriesHead({ editor }: { editor: SeriesEditor }) {
  const { draft } = editor;
  const tickets = draft.shows.reduce((sum, show) => sum + show.tickets, 0);
  return (
    <DraftHead
      editor={editor}
      within={[
        <Link key="setup" to="/setup">
          Set-up
        </Link>,
        <Link key="series" to="/setup/series">
          {showEditorMessages.series}
        </Link>,
        draft.outlet,
      ]}
      title={draft.name}
      tag={
        draft.window ? (
          <Tag>{seriesOfficeMessages.windows[draft.window]}</Tag>
        ) : (
          <Tag tone="attention">{showEditorMessages.draft}</Tag>
        )
      }
      facts={draft.seriesId ? words.facts(draft.shows.length, tickets) : undefined}
      of={{ seriesId: draft.seriesId }}
      list="/setup/series"
      actions={<AsFan editor={editor} />}
    />
  );
}
