import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getShowDraft, saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowConflict, ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { isShowField } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowField, ShowSheet } from '@stagedoor/descriptions/shows/show-fields';
import { useSelfSaving } from '../../../../parts/drafts/use-self-saving.ts';
import type { SavingState } from '../../../../parts/drafts/use-self-saving.ts';

export interface ShowConflictHere extends ShowConflict {
  mine: unknown;
}

export interface ShowEditor {
  draft: ShowDraft;
  mayChange: boolean;
  /** All fields as they stand here, typed a moment ago or public. */
  sheet: ShowSheet;
  type: (...typed: readonly (readonly [ShowField, unknown])[]) => void;
  problem: (field: ShowField, part?: string) => string | undefined;
  /** Whoever else typed it last. */
  typedBy: (field: ShowField) => string | undefined;
  saving: { state: SavingState; at: Date | undefined };
  conflicts: readonly ShowConflictHere[];
  /** Theirs stays, or mine counts whatever they typed. */
  settle: (field: string, keepMine: boolean) => void;
  /** Everything but its dates is taken over from an earlier show. */
  beLike: (eventId: number) => Promise<void>;
}

/** A draft by its number while it is new; what is public goes by its own. */
const keyOf = ({ draftId, eventId }: Pick<ShowDraft, 'draftId' | 'eventId'>) =>
  eventId ? { eventId } : { draftId: draftId ?? undefined };

export function useShowEditor(draft: ShowDraft, mayChange: boolean): ShowEditor {
  const queries = useQueryClient();
  const send = useSend(saveShowDraft);
  const [conflicts, setConflicts] = useState<readonly ShowConflictHere[]>([]);
  const [anyway, setAnyway] = useState<ReadonlySet<string>>(new Set());
  const key = keyOf(draft);
  const kept: ShowSheet = {
    ...draft.published,
    ...Object.fromEntries(draft.typed.map(({ field, value }) => [field, value])),
  };
  const take = ({ conflicts: _told, ...saved }: Awaited<ReturnType<typeof send.mutateAsync>>) =>
    queries.setQueryData([answerKey(getShowDraft, key)], saved);

  const { waiting, type, state } = useSelfSaving<ShowField>(async (typed) => {
    const fields = [...typed].map(([field, value]) => ({
      field,
      value,
      was: kept[field],
      ...(anyway.has(field) && { anyway: true }),
    }));
    const saved = await send.mutateAsync({ ...key, fields });
    const told = saved.conflicts.map((each) => ({
      ...each,
      mine: fields.find(({ field }) => field === each.field)?.value,
    }));
    const fresh = new Set<string>(fields.map(({ field }) => field));
    setConflicts((before) => [...before.filter(({ field }) => !fresh.has(field)), ...told]);
    setAnyway(new Set());
    take(saved);
  });

  return {
    draft,
    mayChange,
    sheet: { ...kept, ...Object.fromEntries(waiting) },
    type,
    problem: (field, part) =>
      draft.problems.find((each) => each.field === field && (part === undefined || each.part === part))
        ?.message,
    typedBy: (field) => {
      const typed = draft.typed.find((each) => each.field === field);
      return typed && !typed.isMine ? typed.by : undefined;
    },
    saving: { state, at: latestOf(draft) },
    conflicts,
    settle: (field, keepMine) => {
      const settled = conflicts.find((each) => each.field === field);
      setConflicts((before) => before.filter((each) => each !== settled));
      if (!settled || !keepMine || !isShowField(field)) return;
      setAnyway((before) => new Set([...before, field]));
      type([field, settled.mine]);
    },
    beLike: async (like) => {
      take(await send.mutateAsync({ ...key, fields: [], like }));
    },
  };
}

const latestOf = ({ typed }: ShowDraft): Date | undefined =>
  typed.map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())[0];
