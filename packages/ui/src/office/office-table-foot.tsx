import { locale } from '@stagedoor/rules/language/locale';
import { IconButton } from '../icon-button.tsx';
import styles from './office-table-foot.module.css';
import type { OfficeTableProps, TableSelection } from './office-table-props.ts';
import { chosenCount, nothingChosen } from './selection.ts';

type OfficeTableFootProps<Row> = Pick<
  OfficeTableProps<Row>,
  'sum' | 'pages' | 'hints' | 'selection' | 'rows'
>;

/** The sum over everything that matches, or what is chosen of it, and the way to the other pages. */
export function OfficeTableFoot<Row>({ sum, pages, hints, selection, rows }: OfficeTableFootProps<Row>) {
  const count = selection ? chosenCount(selection.chosen, selection.total) : 0;
  if (!sum && !pages && !hints && count === 0) return null;
  return (
    <div className={styles.foot}>
      {selection && count > 0 ? (
        <Chosen selection={selection} count={count} inSight={rows?.length ?? 0} />
      ) : (
        <p className={styles.sum}>{sum}</p>
      )}
      <div className={styles.hints}>{hints}</div>
      {pages && (
        <nav aria-label="Pages" className={styles.pages}>
          <IconButton
            icon="chevron"
            label="Page back"
            className={styles.back}
            disabled={!pages.back}
            aria-keyshortcuts="["
            onClick={pages.back}
          />
          <IconButton
            icon="chevron"
            look="lined"
            label="Page forward"
            className={styles.forward}
            disabled={!pages.forward}
            aria-keyshortcuts="]"
            onClick={pages.forward}
          />
        </nav>
      )}
    </div>
  );
}

interface ChosenProps {
  selection: TableSelection;
  count: number;
  inSight: number;
}

function Chosen({ selection, count, inSight }: ChosenProps) {
  const { chosen, onChange, total, actions } = selection;
  return (
    <div className={styles.chosen}>
      <p role="status">
        <strong>{count.toLocaleString(locale())} chosen</strong>
      </p>
      {!chosen.all && count >= inSight && total > count && (
        <button type="button" className={styles.link} onClick={() => onChange({ all: true })}>
          Choose all {total.toLocaleString(locale())} that match
        </button>
      )}
      <button type="button" className={styles.link} onClick={() => onChange(nothingChosen)}>
        Choose none
      </button>
      {actions}
    </div>
  );
}
