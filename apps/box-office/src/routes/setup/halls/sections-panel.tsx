import { locale } from '@stagedoor/rules/language/locale';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Panel } from '@stagedoor/ui/office/panel';
import { factsOf } from './section-facts.ts';
import styles from './panels.module.css';
import type { HallEditor } from './use-hall-editor.ts';
import type { WrittenSection } from './written-hall.ts';

function numbersOf({ rule, seats }: WrittenSection): string {
  const { numbers } = factsOf(seats);
  if (!rule || !numbers) return '';
  return words.numbersOf(String(numbers.least), String(numbers.most), words.numbering[rule.numbers]);
}

const levelsOf = ({ seats }: WrittenSection): string =>
  factsOf(seats)
    .levels.map((level) => level ?? words.notForSale)
    .join(', ');

function accessOf({ seats }: WrittenSection): string {
  const { accessible, companion } = factsOf(seats);
  return companion > 0 ? `${accessible} and ${companion}` : String(accessible);
}

/** The same as the plan, for who reads rather than looks. */
export function SectionsPanel({ editor }: { editor: HallEditor }) {
  return (
    <Panel title={words.sections} aside={<span className={styles.quiet}>{words.sameAsList}</span>} flush>
      <div className={styles.scroll}>
        <table className={styles.sections} id="hall-sections">
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">{words.rowsField}</th>
              <th scope="col" className={styles.number}>
                {words.seats}
              </th>
              <th scope="col">{words.numbers}</th>
              <th scope="col">{words.aisles}</th>
              <th scope="col">{words.toolNames.level}</th>
              <th scope="col" className={styles.number}>
                {words.accessible}
              </th>
            </tr>
          </thead>
          <tbody>
            {editor.written.map((section) => (
              <tr key={section.name} data-chosen={section.name === editor.chosen ? '' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={section.name === editor.chosen}
                    onClick={() => editor.choose(section.name)}
                  >
                    {section.name}
                  </button>
                </th>
                <td>{section.rule?.rows ?? ''}</td>
                <td className={styles.number}>
                  {(section.rule?.capacity ?? section.seats.length).toLocaleString(locale())}
                </td>
                <td>{numbersOf(section)}</td>
                <td>{section.rule?.aisles ?? ''}</td>
                <td>{levelsOf(section)}</td>
                <td className={styles.number}>{accessOf(section)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
