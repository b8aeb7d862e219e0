import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { dropShowDraft, getShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import type { Times } from '@stagedoor/rules/time/times-in';
import { zoneWord } from '@stagedoor/rules/time/zone-words';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Button } from '@stagedoor/ui/button';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { NoSuchPage } from '../../../../parts/room/no-such-page.tsx';
import { useMayDo } from '../../../../parts/session/use-staff.ts';
import { useTimes } from '../../../../parts/time/use-times.ts';
import { BeforeOut } from './before-out.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { LikeEarlier } from './like-earlier.tsx';
import { LivePreview } from './live-preview.tsx';
import { AfterSalePanel, TextsPanel } from './more-panels.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishShows } from './publish-shows.tsx';
import { SaleKind } from './sale-kind.tsx';
import styles from './show-editor.module.css';
import { ShowNumber } from './show-fields.tsx';
import { TheShow } from './the-show.tsx';
import { TypedMeanwhile } from './typed-meanwhile.tsx';
import { useShowEditor } from './use-show-editor.ts';
import type { ShowEditor } from './use-show-editor.ts';
import { zoneOf } from './venue-field.tsx';
import { SaleHours } from './when-fields.tsx';

/** What is it, when, where, for how much? */
export function ShowRoom() {
  const { draftId, eventId } = useParams();
  const isNumber = /^\d{1,10}$/.test(draftId ?? eventId ?? '');
  const key = draftId === undefined ? { eventId: Number(eventId) } : { draftId: Number(draftId) };
  const answer = useOfficeAnswer(getShowDraft, key, { enabled: isNumber });
  if (!isNumber) return <NoSuchPage />;
  return (
    <Answered answer={answer} what={words.theShow}>
      {(draft) => <ShowPage key={draftId ?? eventId} draft={draft} />}
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
            <BeforeOut editor={editor} />
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
              <ShowNumber editor={editor} field="taxPercent" label={words.tax} />
            </Stack>
          </Panel>
        )}
        <TextsPanel editor={editor} />
        <AfterSalePanel editor={editor} />
      </SideColumn>
    </>
  );
}

const FAILED = 'Not saved. What you typed stays here; it is tried again every five seconds.';

function savedWords({ saving: { state, at } }: ShowEditor, { formatTime }: Times): string {
  if (state === 'failed') return FAILED;
  if (state === 'waits') return words.saving;
  return at ? words.savedAt(formatTime(at)) : words.notYet;
}

function ShowHead({ editor }: { editor: ShowEditor }) {
  const { draft, saving } = editor;
  const times = useTimes();
  const [asks, setAsks] = useState(false);
  const state = draft.state && showsOfficeMessages.states[draft.state];
  return (
    <>
      <PageHead
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
        facts={
          <span role="status" className={saving.state === 'failed' ? styles.failed : undefined}>
            {savedWords(editor, times)}
          </span>
        }
        actions={
          <>
            <DropDraft draft={draft} />
            <PreviewButton editor={editor} />
            <PublishButton editor={editor} onAsk={() => setAsks(true)} />
          </>
        }
      />
      {asks && draft.draftId && (
        <PublishShows draftIds={[draft.draftId]} eventId={draft.eventId} onClose={() => setAsks(false)} />
      )}
    </>
  );
}

/** The one way out of a draft. What is refused alone keeps a new show from it. */
function PublishButton({ editor: { draft, saving }, onAsk }: { editor: ShowEditor; onAsk: () => void }) {
  const mayPublish = useMayDo('setup.change');
  const reason = () => {
    if (!mayPublish) return words.ownerPublishes;
    if (draft.typed.length === 0) return words.nothingTyped;
    if (saving.state !== 'saved') return 'Waits until it is saved';
    return draft.eventId ? undefined : draft.problems[0]?.message;
  };
  return (
    <Button disabledReason={reason()} onClick={onAsk}>
      Review and publish
    </Button>
  );
}

function DropDraft({ draft: { draftId, eventId } }: { draft: ShowDraft }) {
  const send = useSend(dropShowDraft);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!draftId) return null;
  const drop = async () => {
    await send.mutateAsync({ draftId });
    toasts.success(words.discarded);
    if (eventId) await queries.invalidateQueries();
    else void navigate('/setup/shows');
  };
  return (
    <Button
      look="link"
      busy={send.isPending}
      onClick={() => void drop().catch((error: unknown) => toasts.error(wordsOf(error)))}
    >
      {words.discard}
    </Button>
  );
}
