import { undrawable, undrawableMessages } from '@stagedoor/rules/draw/undrawable';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { Alert } from '@stagedoor/ui/alert';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TypedCheck, TypedNumber, TypedText } from '../drafting/typed-fields.tsx';
import { LockNote } from './lock-note.tsx';
import { PublicNumber } from './public-number.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { SecretPromise } from './secret-promise.tsx';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

/** PROG-06: what fans can rely on before they ask. Without it their requests would wait for ever. */
export function DrawPanel({ editor }: { editor: SeriesEditor }) {
  const { draft, sheet, isLocked } = editor;
  const isDrawn = sheet['draw'] === true;
  const reason = undrawable({ draw: isDrawn }, draft.draw.hasSecret);
  const isAsked = draft.window !== 'closed';
  const check = isLocked('draw') ? { ...editor, mayChange: false } : editor;
  return (
    <Panel title={words.drawRules} aside={<LockNote editor={editor} isLocked={isLocked('draw')} />}>
      <Stack gap={16}>
        {reason && isAsked && <Alert tone="warning">{undrawableMessages[reason]}</Alert>}
        <TypedCheck editor={check} field="draw" label={words.isDrawn} />
        {isDrawn && <Rules editor={editor} />}
      </Stack>
    </Panel>
  );
}

const CAPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20] as const;

/** A number that a file named, and that nobody would think of here, stays among the choices. */
const capsWith = (value: unknown) =>
  [...new Set([...CAPS, ...(typeof value === 'number' ? [value] : [])])]
    .toSorted((a, b) => a - b)
    .map((many) => [many, words.most(many)] as const);

function Rules({ editor }: { editor: SeriesEditor }) {
  const { sheet } = editor;
  return (
    <>
      <div className={styles.three}>
        <RuleChoice
          editor={editor}
          field="draw.events"
          label={words.showsEach}
          hint={words.showsEachMeans}
          choices={[[null, words.asManyAsAsked], ...capsWith(sheet['draw.events'])]}
        />
        <RuleChoice
          editor={editor}
          field="draw.partial"
          label={words.fewer}
          hint={words.fewerMeans}
          choices={[
            [false, words.fewerNo],
            [true, words.fewerYes],
          ]}
        />
        <RuleChoice
          editor={editor}
          field="draw.households"
          label={words.households}
          hint={words.householdsMeans}
          choices={[
            [false, words.householdsNo],
            [true, words.householdsYes],
          ]}
        />
      </div>
      <PublicNumber editor={editor} />
      <div className={styles.three}>
        <RuleChoice
          editor={editor}
          field="draw.tickets"
          label={words.ticketsEach}
          choices={[[null, words.asManyAsAsked], ...capsWith(sheet['draw.tickets'])]}
        />
        <TypedText
          editor={editor}
          field="draw.walkAt"
          label={words.comesBack}
          hint={words.comesBackMeans}
          type="time"
        />
        <TypedNumber editor={editor} field="draw.graceHours" label={words.grace} />
      </div>
      <SecretPromise draft={editor.draft} />
    </>
  );
}
