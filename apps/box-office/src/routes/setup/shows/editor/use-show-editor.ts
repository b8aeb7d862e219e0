import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getShowDraft, saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { isShowField } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowField } from '@stagedoor/descriptions/shows/show-fields';
import { useDraftEditor } from '../../drafting/use-draft-editor.ts';
import type { DraftEditor, FieldToSave } from '../../drafting/use-draft-editor.ts';

export interface ShowEditor extends DraftEditor<ShowField, ShowDraft> {
  /** Everything but its dates is taken over from an earlier show. */
  beLike: (eventId: number) => Promise<void>;
}

/** A draft by its number while it is new; what is public goes by its own. */
const keyOf = ({ draftId, eventId }: Pick<ShowDraft, 'draftId' | 'eventId'>) =>
  eventId ? { eventId } : { draftId: draftId ?? undefined };

export function useShowEditor(draft: ShowDraft, mayChange: boolean): ShowEditor {
  const queries = useQueryClient();
  const send = useSend(saveShowDraft);
  const key = keyOf(draft);
  const keep = async (fields: FieldToSave[], like?: number) => {
    const { conflicts, ...saved } = await send.mutateAsync({ ...key, fields, ...(like && { like }) });
    queries.setQueryData([answerKey(getShowDraft, key)], saved);
    return conflicts;
  };
  const editor = useDraftEditor({ draft, mayChange, isField: isShowField, save: (fields) => keep(fields) });
  return {
    ...editor,
    beLike: async (like) => {
      await keep([], like);
    },
  };
}
