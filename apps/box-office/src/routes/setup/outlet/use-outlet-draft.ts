import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletDraft, saveOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { valueAt } from '@stagedoor/rules/setup/draft-fields';
import type { DraftField } from '@stagedoor/rules/setup/draft-fields';
import { useSelfSaving } from '../../../parts/drafts/use-self-saving.ts';
import type { SavingState } from '../../../parts/drafts/use-self-saving.ts';

export interface DraftEditor {
  draft: OutletDraft;
  value: (field: DraftField) => unknown;
  type: (field: DraftField, value: unknown) => void;
  /** Sentences about a field, as the importer says them. */
  problem: (field: DraftField) => string | undefined;
  /** Whoever else typed it last. */
  typedBy: (field: DraftField) => string | undefined;
  saving: { state: SavingState; at: Date | undefined };
  /** Everything is as it is public again. */
  discard: () => void;
}

export function useOutletDraft(draft: OutletDraft): DraftEditor {
  const { outletId } = draft;
  const queries = useQueryClient();
  const send = useSend(saveOutletDraft);
  const { waiting, type, state } = useSelfSaving<DraftField>(async (typed) => {
    const fields = [...typed].map(([field, value]) => ({ field, value }));
    const saved = await send.mutateAsync({ outletId, fields });
    queries.setQueryData([answerKey(getOutletDraft, { outletId })], saved);
  });

  const typedField = (field: DraftField) => draft.typed.find((each) => each.field === field);
  const published = (field: DraftField) => valueAt(draft.published, field) ?? null;
  return {
    draft,
    value: (field) => {
      if (waiting.has(field)) return waiting.get(field);
      const typed = typedField(field);
      return typed ? typed.value : published(field);
    },
    type: (field, value) => type([field, value]),
    problem: (field) => draft.problems.find((each) => each.field === field)?.message,
    typedBy: (field) => {
      const typed = typedField(field);
      return typed && !typed.isMine ? typed.by : undefined;
    },
    saving: { state, at: latestOf(draft) },
    discard: () => type(...draft.typed.map(({ field }) => [field, published(field)] as const)),
  };
}

const latestOf = ({ typed }: OutletDraft): Date | undefined =>
  typed.map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())[0];
