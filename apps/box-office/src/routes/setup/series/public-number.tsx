import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { publicInputKinds } from '@stagedoor/rules/draw/draw-settings';
import { beaconAfter } from '@stagedoor/rules/draw/known-beacon';
import { locale } from '@stagedoor/rules/language/locale';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { useNow } from '@stagedoor/screens/clock';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { TextInput } from '@stagedoor/ui/text-input';
import { hintOf } from '../drafting/typed-fields.tsx';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

const FIELD = 'draw.publicInput';
const DIGITS = 12;
const DAY_MS = 86_400_000;

/** A day after the close, or after now while there is none. */
function firstGuess({ sheet, draft: { zone } }: SeriesEditor, now: Date): Date {
  const closes = typedMoment(textIn(sheet, 'closes'), zone);
  return new Date(('moment' in closes ? closes.moment : now).getTime() + DAY_MS);
}

/** Where the number comes from that nobody knows before the series closes. */
export function PublicNumber({ editor }: { editor: SeriesEditor }) {
  const now = useNow();
  const input = recordOf(editor.sheet[FIELD]);
  const kind = textIn(input, 'kind');
  const isReadOnly = !editor.mayChange || editor.isLocked(FIELD);
  const choose = (wanted: string) => {
    if (wanted === 'drand') editor.type([FIELD, beaconAfter(firstGuess(editor, now))]);
    else if (wanted === 'digits') editor.type([FIELD, { kind: wanted, source: '', count: DIGITS }]);
    else editor.type([FIELD, wanted === '' ? null : { kind: wanted }]);
  };
  const means = isOneOf(publicInputKinds, kind) ? words.numbersMean[kind] : undefined;
  const round = kind === 'drand' && words.round(Number(input['round'] ?? 0).toLocaleString(locale()));
  return (
    <div className={styles.number}>
      <Field
        label={words.publicNumber}
        hint={hintOf(editor, FIELD, [round, means].filter(Boolean).join('. '))}
        error={kind === 'digits' ? undefined : editor.problem(FIELD)}
      >
        <Select value={kind} disabled={isReadOnly} onChange={({ target }) => choose(target.value)}>
          <option value="">{words.chooseNumber}</option>
          {(['drand', 'digits', 'none'] as const).map((each) => (
            <option key={each} value={each}>
              {words.numbers[each]}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'digits' && (
        <>
          <Field label={words.source} error={editor.problem(FIELD)}>
            <TextInput
              value={textIn(input, 'source')}
              maxLength={300}
              readOnly={isReadOnly}
              onChange={({ target }) => editor.type([FIELD, { ...input, source: target.value }])}
            />
          </Field>
          <Field label={words.digits}>
            <TextInput
              type="number"
              min={12}
              max={64}
              value={typeof input['count'] === 'number' ? input['count'] : ''}
              readOnly={isReadOnly}
              onChange={({ target }) =>
                editor.type([FIELD, { ...input, count: target.value === '' ? null : target.valueAsNumber }])
              }
            />
          </Field>
        </>
      )}
    </div>
  );
}
