import type { SeriesField } from '@stagedoor/descriptions/series/series-fields';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { AmountInput } from '../drafting/amount-input.tsx';
import { TypedCheck, TypedText, hintOf } from '../drafting/typed-fields.tsx';
import { LockNote } from './lock-note.tsx';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

const DAY_MS = 86_400_000;

/** PLAN-02: three payments, whose rules and days fans read before they choose it. */
export function PlanPanel({ editor: given }: { editor: SeriesEditor }) {
  const isLocked = given.isLocked('paymentPlan');
  const editor = isLocked ? { ...given, mayChange: false } : given;
  const isOffered = editor.sheet['paymentPlan'] === true;
  return (
    <Panel title={words.plan} aside={<LockNote editor={editor} isLocked={isLocked} />}>
      <Stack gap={16}>
        <TypedCheck
          editor={editor}
          field="paymentPlan"
          label={words.offered}
          hint={isOffered ? undefined : words.noPlan}
        />
        {isOffered && <Rules editor={editor} />}
      </Stack>
    </Panel>
  );
}

function Rules({ editor }: { editor: SeriesEditor }) {
  return (
    <>
      <div className={styles.four}>
        <Amount editor={editor} field="paymentPlan.eligibilityMinimum" label={words.planFrom} />
        <Percent editor={editor} />
        <Amount editor={editor} field="paymentPlan.firstPaymentMinimum" label={words.planLeast} />
        <Amount editor={editor} field="paymentPlan.fee" label={words.planFee} hint={words.withTheFirst} />
      </div>
      <div className={styles.three}>
        <TypedText editor={editor} field="installment1" label={words.firstPayment} type="date" />
        <TypedText editor={editor} field="installment2" label={words.secondPayment} type="date" />
        <TypedText
          editor={editor}
          field="installment3"
          label={words.thirdPayment}
          type="date"
          hint={lastBefore(editor)}
        />
      </div>
    </>
  );
}

/** How far the last payment is from the first evening. */
function lastBefore({ sheet, draft: { shows } }: SeriesEditor): string | undefined {
  const last = Date.parse(`${textIn(sheet, 'installment3')}T00:00:00Z`);
  const first = shows[0]?.startsAt;
  if (Number.isNaN(last) || !first) return undefined;
  const days = Math.floor((first.getTime() - last) / DAY_MS);
  return days < 0 ? words.afterFirstShow : words.beforeFirstShow(days);
}

interface AmountProps {
  editor: SeriesEditor;
  field: SeriesField;
  label: string;
  hint?: string;
}

function Amount({ editor, field, label, hint }: AmountProps) {
  const cents = editor.sheet[field];
  return (
    <Field label={label} hint={hintOf(editor, field, hint)} error={editor.problem(field)}>
      <AmountInput
        label={label}
        cents={typeof cents === 'number' ? cents : null}
        currency={editor.draft.currency}
        mayChange={editor.mayChange}
        isWrong={editor.problem(field) !== undefined}
        onChange={(typed) => editor.type([field, typed])}
      />
    </Field>
  );
}

const SHARE = 'paymentPlan.firstPaymentPercent';
const HUNDREDTHS = 10_000;

function Percent({ editor }: { editor: SeriesEditor }) {
  const share = editor.sheet[SHARE];
  return (
    <Field label={words.planFirst} hint={hintOf(editor, SHARE)} error={editor.problem(SHARE)}>
      <TextInput
        type="number"
        min={0}
        max={100}
        step="any"
        value={typeof share === 'number' ? Math.round(share * HUNDREDTHS) / 100 : ''}
        readOnly={!editor.mayChange}
        onChange={({ target }) =>
          editor.type([
            SHARE,
            target.value === '' ? null : Math.round(target.valueAsNumber * 100) / HUNDREDTHS,
          ])
        }
      />
    </Field>
  );
}
