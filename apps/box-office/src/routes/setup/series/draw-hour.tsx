import { beaconAfter } from '@stagedoor/rules/draw/known-beacon';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { textOfMoment, typedMoment } from '@stagedoor/rules/time/typed-moment';
import { Field } from '@stagedoor/ui/field';
import { MomentInput } from '../drafting/moment-field.tsx';
import type { SeriesEditor } from './use-series-editor.ts';

interface DrawHourProps {
  editor: SeriesEditor;
  drawnAt: Date;
  closes: Date | undefined;
}

const DAY_MS = 86_400_000;

/** The hour after which the beacon's round comes: typing it names another round. */
export function DrawHour({ editor, drawnAt, closes }: DrawHourProps) {
  const { zone } = editor.draft;
  const days = closes && Math.round((drawnAt.getTime() - closes.getTime()) / DAY_MS);
  const take = (text: string | null) => {
    const typed = text === null ? undefined : typedMoment(text, zone);
    if (typed && 'moment' in typed) editor.type(['draw.publicInput', beaconAfter(typed.moment)]);
  };
  return (
    <Field
      label={words.draw}
      hint={days !== undefined && days >= 0 ? words.drawAfterClose(days) : undefined}
      error={editor.problem('draw.publicInput', 'round')}
    >
      <MomentInput
        text={textOfMoment(drawnAt, zone)}
        zone={zone}
        readOnly={!editor.mayChange || editor.isLocked('draw.publicInput')}
        onChange={take}
      />
    </Field>
  );
}
