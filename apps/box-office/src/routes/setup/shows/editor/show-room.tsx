import { useParams } from 'react-router';
import { getShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { zoneWord } from '@stagedoor/rules/time/zone-words';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { OwnWordsOf } from '../../../../features/own-words/own-words-of.tsx';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { NoSuchPage } from '../../../../parts/room/no-such-page.tsx';
import { useMayDo } from '../../../../parts/session/use-staff.ts';
import { DraftHead } from '../../drafting/draft-head.tsx';
import { BeforeOut } from '../../drafting/before-out.tsx';
import { LikeThis } from '../like-this.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { LikeEarlier } from './like-earlier.tsx';
import { LivePreview } from './live-preview.tsx';
import { whatHolds } from './what-holds.ts';
import { AfterSalePanel, TextsPanel } from './more-panels.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaleKind } from './sale-kind.tsx';
import { TypedNumber } from '../../drafting/typed-fields.tsx';
import { TheShow } from './the-show.tsx';
import { TypedMeanwhile } from '../../drafting/typed-meanwhile.tsx';
import { useShowEditor } from './use-show-editor.ts';
import type { ShowEditor } from './use-show-editor.ts';
import { zoneOf } from './venue-field.tsx';
import { PublicSale, SaleHours } from './when-fields.tsx';

/** What is it, when, where, for how much? */
export function ShowRoom() {
  const { draftId, eventId } = useParams();
  const isNumber = /^\d{1,10}$/.test(draftId ?? eventId ?? '');
  const key = draftId === undefined ? { eventId: Number(eventId) } : { draftId: Number(draftId) };
  const answer = useOfficeAnswer(getShowDraft, key, { enabled: isNumber });
  if (!isNumber) return <NoSuchPage />;
  return (
    <Answered answer={answer} what={words.theShow}>
      {(draft) => (
        <OwnWordsOf outletId={draft.outletId}>
          <ShowPage key={draftId ?? eventId} draft={draft} />
        </OwnWordsOf>
      )}
    </Answered>
  );
}

function ShowPage({ draft }: { draft: ShowDraft }) {
  const mayChange = useMayDo('setup.shows');
  const editor = useShowEditor(draft, mayChange);
  usePageTitle(`${draft.name} – ${showsOfficeMessages.shows}`);
  const isElsewhere = editor.sheet['sale'] === 'external';
  const zone = zoneOf(editor);
  return (
    <>
      <ShowHead editor={editor} />
      <SideColumn
        side={
          <Stack gap={16}>
            <LivePreview editor={editor} />
            <BeforeOut draft={draft} holds={whatHolds(editor)} />
          </Stack>
        }
      >
        <TypedMeanwhile editor={editor} />
        {!draft.eventId && <LikeEarlier editor={editor} />}
        <TheShow editor={editor} />
        <SaleKind editor={editor} />
        {!isElsewhere && <LevelsPanel editor={editor} />}
        {!isElsewhere && (
          <Panel title={words.onSale} aside={words.byClock(zoneWord(zone))}>
            <Stack gap={16}>
              <SaleHours editor={editor} zone={zone} />
              <PublicSale editor={editor} zone={zone} />
              <TypedNumber editor={editor} field="taxPercent" label={words.tax} />
            </Stack>
          </Panel>
        )}
        <TextsPanel editor={editor} />
        <AfterSalePanel editor={editor} />
      </SideColumn>
    </>
  );
}

function ShowHead({ editor }: { editor: ShowEditor }) {
  const { draft } = editor;
  const state = draft.state && showsOfficeMessages.states[draft.state];
  return (
    <DraftHead
      editor={editor}
      within={[
        <Link key="setup" to="/setup">
          Set-up
        </Link>,
        <Link key="shows" to="/setup/shows">
          {showsOfficeMessages.shows}
        </Link>,
        draft.outlet,
      ]}
      title={draft.name}
      tag={
        draft.typed.length > 0 || !draft.eventId ? (
          <Tag tone="attention">{words.draft}</Tag>
        ) : (
          state && <Tag>{state}</Tag>
        )
      }
      of={{ eventId: draft.eventId }}
      list="/setup/shows"
      actions={
        <>
          {draft.eventId && (
            <LikeThis show={{ id: draft.eventId, name: draft.name, outletId: draft.outletId }} look="lined" />
          )}
          <PreviewButton editor={editor} />
        </>
      }
    />
  );
}
