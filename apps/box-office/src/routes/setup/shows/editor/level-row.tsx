import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { KeyboardEvent } from 'react';
import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import { levelField } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { IconButton } from '@stagedoor/ui/icon-button';
import { TextInput } from '@stagedoor/ui/text-input';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { InLanguages } from '../../../../features/own-words/in-languages.tsx';
import { AmountInput } from '../../drafting/amount-input.tsx';
import { feesOf, withTax } from './level-money.ts';
import { LevelMore } from './level-more.tsx';
import styles from './levels.module.css';
import { NumberInput } from './number-input.tsx';
import { seatsOf } from './seats-of.ts';
import type { Levels, SheetLevel } from './use-levels.ts';
import type { ShowEditor } from './use-show-editor.ts';

interface LevelRowProps {
  editor: ShowEditor;
  levels: Levels;
  levelKey: string;
  /** Alt and an arrow. */
  onMove: (by: number) => void;
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** One level in a line, and more of it below. */
export function LevelRow({ editor, levels, levelKey, onMove }: LevelRowProps) {
  const { draft, mayChange } = editor;
  const level = levels.level(levelKey);
  const name = textIn(level, 'name');
  const called = name || words.level;
  const change = (part: Record<string, unknown>) => levels.change(levelKey, part);
  const isWrong = (part: string) => editor.problem(levelField(levelKey), part) !== undefined;
  const problems = draft.problems.filter(({ field }) => field === levelField(levelKey));
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || !mayChange) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are pressed in what it holds
    <li className={styles.level} onKeyDown={byKey}>
      <div className={styles.row}>
        <TextInput
          aria-label={words.level}
          className={styles.name}
          value={name}
          readOnly={!mayChange}
          aria-invalid={isWrong('name') || undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        <MoneyCells {...{ editor, level, called, change }} isWrong={isWrong('price')} />
        <Cell label={words.limit}>
          <NumberInput
            label={`${called}: ${words.limit}`}
            {...{ mayChange, value: numberIn(level['limit']), isWrong: isWrong('limit') }}
            onChange={(limit) => change({ limit })}
          />
        </Cell>
        <Cell label={words.howMany}>
          <HowMany {...{ editor, levelKey, called }} onChange={(capacity) => change({ capacity })} />
        </Cell>
        {mayChange && (
          <IconButton
            icon="close"
            label={words.takeOff(called)}
            className={styles.remove}
            onClick={() => levels.remove(levelKey)}
          />
        )}
      </div>
      <div role="alert">
        {problems.map(({ message }) => (
          <FieldMessage key={message} id={`${levelKey}-${message}`}>
            {message}
          </FieldMessage>
        ))}
      </div>
      <InLanguages text={name} label={called} />
      <Disclosure summary={words.more(called)}>
        <LevelMore editor={editor} level={level} onChange={change} />
      </Disclosure>
    </li>
  );
}

interface MoneyCellsProps {
  editor: ShowEditor;
  level: SheetLevel;
  called: string;
  change: (part: Record<string, unknown>) => void;
  isWrong: boolean;
}

/** Price and what the buyer pays are both typed: one follows the other. */
function MoneyCells({ editor, level, called, change, isWrong }: MoneyCellsProps) {
  const { draft, sheet, mayChange } = editor;
  const { currency } = draft;
  const fees = feesOf(level);
  const price = numberIn(level['price']);
  const taxed = { ...draft, taxPercent: sheet['taxPercent'] };
  return (
    <>
      <Cell label={words.price}>
        <AmountInput
          label={`${called}: ${words.price}`}
          {...{ currency, mayChange, cents: price, isWrong }}
          onChange={(cents) => change({ price: cents })}
        />
      </Cell>
      <Cell label={words.fees}>
        <span className={styles.told}>{formatMoney(fees, currency)}</span>
      </Cell>
      <Cell label={words.buyerPays}>
        <AmountInput
          label={`${called}: ${words.buyerPays}`}
          className={styles.pays}
          {...{ currency, mayChange, cents: price === null ? null : buyerPays(level) }}
          onChange={(cents) => change({ price: cents === null ? null : Math.max(cents - fees, 0) })}
        />
      </Cell>
      <Cell label={words.withTax}>
        <span className={styles.told}>{formatMoney(withTax(level, taxed), currency)}</span>
      </Cell>
    </>
  );
}

/** On a phone every number says what it is; on a desk the head of the table does. */
function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface HowManyProps {
  editor: ShowEditor;
  levelKey: string;
  called: string;
  onChange: (capacity: number | null) => void;
}

/** Seats are counted by the plan; places without numbers are typed. */
function HowMany({ editor, levelKey, called, onChange }: HowManyProps) {
  const level = recordOf(editor.sheet[levelField(levelKey)]);
  const seats = seatsOf(editor, levelKey);
  if (seats !== undefined)
    return (
      <span className={styles.told}>{seats === 'as earlier' ? words.asEarlier : words.seats(seats)}</span>
    );
  return (
    <NumberInput
      label={`${called}: ${words.howMany}`}
      mayChange={editor.mayChange}
      value={numberIn(level['capacity'])}
      isWrong={editor.problem(levelField(levelKey), 'capacity') !== undefined}
      onChange={onChange}
    />
  );
}

export const LevelHeads = () => (
  <div className={styles.heads} aria-hidden="true">
    {[words.level, words.price, words.fees, words.buyerPays, words.withTax, words.limit, words.howMany].map(
      (head) => (
        <span key={head}>{head}</span>
      ),
    )}
    <VisuallyHidden>·</VisuallyHidden>
  </div>
);
