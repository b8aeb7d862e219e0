import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { dropShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import type { Times } from '@stagedoor/rules/time/times-in';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useToasts } from '@stagedoor/ui/toast';
import { useWhileTyping } from '../../../parts/keys/use-while-typing.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './drafting.module.css';
import { RecentPublishes } from './recent-publish.tsx';
import { PublishDrafts } from './publish-drafts.tsx';
import type { DraftEditor, DraftFacts } from './use-draft-editor.ts';

type Drafted = Pick<DraftEditor<never>, 'draft' | 'saving'>;

interface DraftHeadProps {
  editor: Drafted;
  within: readonly ReactNode[];
  title: string;
  tag: ReactNode;
  /** Stands before whether it is saved. */
  facts?: string | undefined;
  /** The list it came from. */
  list: string;
  /** What it changes, where that is public. */
  of: { eventId?: number | null | undefined; seriesId?: number | null | undefined };
  /** Beside the one way out. */
  actions?: ReactNode;
}

const FAILED = 'Not saved. What you typed stays here; it is tried again every five seconds.';

function savedWords({ saving: { state, at } }: Drafted, { formatTime }: Times): string {
  if (state === 'failed') return FAILED;
  if (state === 'waits') return words.saving;
  return at ? words.savedAt(formatTime(at)) : words.notYet;
}

/** What it is, whether it is kept, and the way out of the draft. */
export function DraftHead(props: DraftHeadProps) {
  const { editor, within, title, tag, facts, of, list, actions } = props;
  const isPublic = Boolean(of.eventId ?? of.seriesId);
  const { draft, saving } = editor;
  const times = useTimes();
  const { isAsked, isWaited, ask, close } = useAsking(editor, isPublic);
  return (
    <>
      <PageHead
        within={within}
        title={title}
        tag={tag}
        facts={
          <>
            {facts && <>{facts} </>}
            <span role="status" className={saving.state === 'failed' ? styles.failed : undefined}>
              {savedWords(editor, times)}
            </span>
          </>
        }
        actions={
          <>
            <DropDraft draft={draft} isPublic={isPublic} list={list} />
            {actions}
            <PublishButton editor={editor} isPublic={isPublic} busy={isWaited} onAsk={ask} />
          </>
        }
      />
      <RecentPublishes of={of} />
      {isAsked && draft.draftId && (
        <PublishDrafts draftIds={[draft.draftId]} isPublic={isPublic} onClose={close} />
      )}
    </>
  );
}

/** What is refused keeps something new in its draft; of something public the rest goes out. */
const refused = ({ problems }: DraftFacts, isPublic: boolean): string | undefined =>
  isPublic ? undefined : problems[0]?.message;

/** Whoever asks while the last keys are on their way is shown what changes once they are kept. */
function useAsking({ draft, saving: { state, saveNow } }: Drafted, isPublic: boolean) {
  const [asks, setAsks] = useState<'no' | 'once saved' | 'now'>('no');
  const isRefused = refused(draft, isPublic) !== undefined;
  if (asks === 'once saved' && state !== 'waits') setAsks(state === 'saved' && !isRefused ? 'now' : 'no');
  const ask = () => {
    if (state === 'waits') saveNow();
    setAsks('once saved');
  };
  return { isAsked: asks === 'now', isWaited: asks === 'once saved', ask, close: () => setAsks('no') };
}

interface PublishButtonProps {
  editor: Drafted;
  isPublic: boolean;
  /** It was asked for, and what was typed is on its way. */
  busy: boolean;
  onAsk: () => void;
}

/** The one way out of a draft. What is refused alone keeps something new from it. */
function PublishButton({ editor: { draft, saving }, isPublic, busy, onAsk }: PublishButtonProps) {
  const mayPublish = useMayDo('setup.change');
  const reason = () => {
    if (!mayPublish) return words.ownerPublishes;
    if (saving.state === 'failed') return 'Waits until it is saved';
    if (draft.typed.length === 0 && saving.state === 'saved') return words.nothingTyped;
    return refused(draft, isPublic);
  };
  const why = reason();
  useWhileTyping(
    (event) => (event.metaKey || event.ctrlKey) && event.key === 'Enter',
    onAsk,
    why === undefined,
  );
  return (
    <Button busy={busy} disabledReason={why} aria-keyshortcuts="Meta+Enter Control+Enter" onClick={onAsk}>
      Review and publish {why === undefined && <KeyHint onInk>⌘↵</KeyHint>}
    </Button>
  );
}

interface DropDraftProps {
  draft: Pick<DraftFacts, 'draftId'>;
  isPublic: boolean;
  list: string;
}

function DropDraft({ draft: { draftId }, isPublic, list }: DropDraftProps) {
  const send = useSend(dropShowDraft);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!draftId) return null;
  const drop = async () => {
    await send.mutateAsync({ draftId });
    toasts.success(words.discarded);
    if (isPublic) await queries.invalidateQueries();
    else void navigate(list);
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
