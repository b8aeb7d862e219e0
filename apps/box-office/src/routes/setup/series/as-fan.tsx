import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getSeriesPreview } from '@stagedoor/contract/calls/office/preview';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { Button } from '@stagedoor/ui/button';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useNow } from '@stagedoor/screens/clock';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** PROG-02: the real shop on a day, the one on which it opens unless another is chosen. */
export function AsFan({ editor: { draft, sheet, saving } }: { editor: SeriesEditor }) {
  const send = useSend(getSeriesPreview);
  const toasts = useToasts();
  const { dayOf, momentAt, shortDay } = useTimes();
  const now = useNow();
  const today = dayOf(now);
  const [chosen, setChosen] = useState<string>();
  const opens = DAY.exec(textIn(sheet, 'opens'))?.[0];
  const day = chosen ?? (opens !== undefined && opens > today ? opens : today);
  if (draft.problems.length > 0 || saving.state !== 'saved' || draft.isGuestList) return null;
  const look = async () => {
    // Opened within the click: a window that comes later is kept from coming.
    const page = window.open('about:blank', '_blank');
    try {
      const key = draft.draftId ? { draftId: draft.draftId } : { seriesId: draft.seriesId };
      const { address } = await send.mutateAsync({ ...key, day });
      if (page) page.location.href = address;
    } catch (error) {
      page?.close();
      toasts.error(wordsOf(error));
    }
  };
  return (
    <span className={styles.asFan}>
      <TextInput
        type="date"
        aria-label={words.dayOfLook}
        value={day}
        onChange={({ target }) => DAY.test(target.value) && setChosen(target.value)}
      />
      <Button look="lined" busy={send.isPending} onClick={() => void look()}>
        {words.asFan(shortDay(momentAt(day, '12:00'), now))}
      </Button>
    </span>
  );
}
