import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { momentOfRound } from '@stagedoor/rules/draw/known-beacon';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import { zoneWord } from '@stagedoor/rules/time/zone-words';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { MomentField } from '../drafting/moment-field.tsx';
import { TypedText } from '../drafting/typed-fields.tsx';
import { DrawHour } from './draw-hour.tsx';
import styles from './series.module.css';
import { TimeLine } from './time-line.tsx';
import type { SeriesEditor } from './use-series-editor.ts';

/** What was typed as a moment; undefined while it is none. */
function momentIn({ sheet, draft: { zone } }: SeriesEditor, field: string): Date | undefined {
  const typed = typedMoment(textIn(sheet, field), zone);
  return 'moment' in typed ? typed.moment : undefined;
}

/** A day without an hour, at noon: it is only set in order. */
const dayIn = ({ sheet }: SeriesEditor, field: string): Date | undefined => {
  const day = textIn(sheet, field);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T12:00:00Z`) : undefined;
};

export function WindowPanel({ editor }: { editor: SeriesEditor }) {
  const { draft, sheet } = editor;
  const { zone } = draft;
  const [opens, closes] = [momentIn(editor, 'opens'), momentIn(editor, 'closes')];
  const drawnAt = momentOfRound(recordOf(sheet['draw.publicInput']));
  const isDrawn = sheet['draw'] === true;
  return (
    <Panel title={words.window} aside={words.byClock(zoneWord(zone))}>
      <Stack gap={16}>
        <TimeLine
          opens={opens}
          closes={closes}
          points={[
            { name: words.visible, at: momentIn(editor, 'visible') },
            { name: words.opens, at: opens },
            { name: words.closes, at: closes },
            ...(isDrawn ? [{ name: words.draw, at: drawnAt }] : []),
            ...(sheet['paymentPlan'] === true
              ? [{ name: words.firstPayment, at: dayIn(editor, 'installment1'), isDay: true }]
              : []),
            { name: words.firstShow, at: draft.shows[0]?.startsAt },
          ]}
        />
        <div className={styles.four}>
          <MomentField
            editor={editor}
            field="visible"
            zone={zone}
            label={words.visible}
            hint={words.visibleMeans}
            locked={Boolean(draft.lockedSince)}
          />
          <MomentField
            editor={editor}
            field="opens"
            zone={zone}
            label={words.opens}
            locked={editor.isLocked('opens')}
          />
          <MomentField
            editor={editor}
            field="closes"
            zone={zone}
            label={words.closes}
            hint={draft.lockedSince ? words.closesLater : undefined}
          />
          {isDrawn && drawnAt && <DrawHour editor={editor} drawnAt={drawnAt} closes={closes} />}
        </div>
        <TypedText editor={editor} field="visibleMessage" label={words.untilOpen} long optional spoken />
        <TypedText editor={editor} field="closedMessage" label={words.afterClose} long optional spoken />
      </Stack>
    </Panel>
  );
}
