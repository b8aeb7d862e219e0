import { locale } from '@stagedoor/rules/language/locale';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Icon } from '@stagedoor/ui/icon';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { factsOf } from './section-facts.ts';
import type { SectionFacts } from './section-facts.ts';
import styles from './panels.module.css';
import type { HallEditor } from './use-hall-editor.ts';

const MOST_TOLD = 8;

/** How much there is, and what deserves a look. */
export function CountedPanel({ editor, mayChange }: { editor: HallEditor; mayChange: boolean }) {
  const { written, plan, findings } = editor;
  const facts = written.map(({ seats }) => factsOf(seats));
  const sum = (of: (each: SectionFacts) => number): number => facts.reduce((all, each) => all + of(each), 0);
  const seats = written.reduce((all, section) => all + section.seats.length, 0);
  const standing = plan.sections.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0);
  const told = (count: number): string => count.toLocaleString(locale());
  return (
    <Panel title={words.counted} foot={mayChange && <Width editor={editor} />}>
      <FactList
        facts={[
          { name: words.seats, value: told(seats) },
          { name: words.sectionsAndRows, value: `${told(written.length)}, ${told(sum(({ rows }) => rows))}` },
          { name: words.accessible, value: told(sum(({ accessible }) => accessible)) },
          { name: words.companion, value: told(sum(({ companion }) => companion)) },
          ...(standing > 0 ? [{ name: words.standingPlaces, value: told(standing) }] : []),
        ]}
      />
      {findings.length === 0 && <p className={styles.quiet}>{words.allWell}</p>}
      <ul className={styles.findings}>
        {findings.slice(0, MOST_TOLD).map(({ message, note, section }) => (
          <li key={message} data-note={note ? '' : undefined}>
            <Icon name={note ? 'alert' : 'error'} />
            {section === undefined ? (
              message
            ) : (
              <button type="button" onClick={() => editor.choose(section)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Seats keep their size in centimetres: in a wider hall they take up less of the plan. */
const Width = ({ editor: { plan, draw } }: { editor: HallEditor }) => (
  <Field label={words.width}>
    <TextInput
      type="number"
      min={5}
      max={500}
      value={plan.width}
      onChange={({ target: { valueAsNumber } }) => {
        if (Number.isInteger(valueAsNumber) && valueAsNumber >= 5 && valueAsNumber <= 500)
          draw({ ...plan, width: valueAsNumber }, 'width');
      }}
    />
  </Field>
);
