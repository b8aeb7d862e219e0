import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getSeriesDraft, saveSeriesDraft } from '@stagedoor/contract/calls/office/series';
import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { whyLocked } from '@stagedoor/descriptions/series/locked-fields';
import { isSeriesField } from '@stagedoor/descriptions/series/series-fields';
import type { SeriesField } from '@stagedoor/descriptions/series/series-fields';
import { useDraftEditor } from '../drafting/use-draft-editor.ts';
import type { DraftEditor } from '../drafting/use-draft-editor.ts';

export interface SeriesEditor extends DraftEditor<SeriesField, SeriesDraft> {
  /** Whether fans have read it already, so that it stays. */
  isLocked: (field: SeriesField) => boolean;
}

const keyOf = ({ draftId, seriesId }: Pick<SeriesDraft, 'draftId' | 'seriesId'>) =>
  seriesId ? { seriesId } : { draftId: draftId ?? undefined };

export function useSeriesEditor(draft: SeriesDraft, mayChange: boolean): SeriesEditor {
  const queries = useQueryClient();
  const send = useSend(saveSeriesDraft);
  const key = keyOf(draft);
  const editor = useDraftEditor({
    draft,
    mayChange,
    isField: isSeriesField,
    save: async (fields) => {
      const { conflicts, ...saved } = await send.mutateAsync({ ...key, fields });
      queries.setQueryData([answerKey(getSeriesDraft, key)], saved);
      return conflicts;
    },
  });
  const hasDraw = draft.published['draw'] === true;
  return {
    ...editor,
    isLocked: (field) => Boolean(draft.lockedSince) && whyLocked(field, hasDraw) !== undefined,
  };
}
