import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletDraft, saveOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { valueAt } from '@stagedoor/rules/setup/draft-fields';
import type { DraftField } from '@stagedoor/rules/setup/draft-fields';

/** After the last key. */
const SAVE_AFTER_MS = 600;
const AGAIN_MS = 5000;

/** What was typed here and is not on the server yet. */
type Waiting = ReadonlyMap<DraftField, unknown>;
const nothing: Waiting = new Map();

export interface DraftEditor {
  draft: OutletDraft;
  value: (field: DraftField) => unknown;
  type: (field: DraftField, value: unknown) => void;
  /** Sentences about a field, as the importer says them. */
  problem: (field: DraftField) => string | undefined;
  /** Whoever else typed it last. */
  typedBy: (field: DraftField) => string | undefined;
  /** How the last saving ended; it is tried again by itself. */
  saving: { state: 'saved' | 'waits' | 'failed'; at: Date | undefined };
  /** Everything is as it is public again. */
  discard: () => void;
}

/** A draft saves itself; what was typed while it was under way is saved next. */
export function useOutletDraft(draft: OutletDraft): DraftEditor {
  const { outletId } = draft;
  const queries = useQueryClient();
  const send = useSend(saveOutletDraft);
  const [waiting, setWaiting] = useState(nothing);
  const [failed, setFailed] = useState(0);
  const isSending = useRef(false);

  const save = async () => {
    if (isSending.current || waiting.size === 0) return;
    isSending.current = true;
    const fields = [...waiting].map(([field, value]) => ({ field, value }));
    try {
      const saved = await send.mutateAsync({ outletId, fields });
      queries.setQueryData([answerKey(getOutletDraft, { outletId })], saved);
      setWaiting((before) => new Map([...before].filter(([field, value]) => waiting.get(field) !== value)));
      setFailed(0);
    } catch {
      setFailed((times) => times + 1);
    } finally {
      isSending.current = false;
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useOnLeaving(() => void latest.current());
  useEffect(() => {
    if (waiting.size === 0) return undefined;
    const timer = setTimeout(() => void latest.current(), failed > 0 ? AGAIN_MS : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting, failed]);

  const typedField = (field: DraftField) => draft.typed.find((each) => each.field === field);
  const published = (field: DraftField) => valueAt(draft.published, field) ?? null;
  return {
    draft,
    value: (field) => {
      if (waiting.has(field)) return waiting.get(field);
      const typed = typedField(field);
      return typed ? typed.value : published(field);
    },
    type: (field, value) => setWaiting((before) => new Map([...before, [field, value]])),
    problem: (field) => draft.problems.find((each) => each.field === field)?.message,
    typedBy: (field) => {
      const typed = typedField(field);
      return typed && !typed.isMine ? typed.by : undefined;
    },
    saving: { state: stateOf(failed, waiting), at: latestOf(draft) },
    discard: () => setWaiting(new Map(draft.typed.map(({ field }) => [field, published(field)]))),
  };
}

/** Whoever leaves within the pause has typed it all the same. */
function useOnLeaving(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveNow = () => latest.current();
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
}

function stateOf(failed: number, waiting: Waiting): 'saved' | 'waits' | 'failed' {
  if (failed > 0) return 'failed';
  return waiting.size > 0 ? 'waits' : 'saved';
}

const latestOf = ({ typed }: OutletDraft): Date | undefined =>
  typed.map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())[0];
