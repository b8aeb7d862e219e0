import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { csvOf, ReportTable } from './report-table.tsx';
import type { ReportRows } from './report-table.tsx';
import { SaveRows } from './save-rows.tsx';
import styles from './report-panel.module.css';

interface ReportPanelProps<Row> {
  title: string;
  aside?: ReactNode;
  table: ReportRows<Row>;
  /** Of its file. */
  file: string;
  /** Below both. */
  foot?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** REPORT-03: one question, drawn; the same as a table, as a file and on paper. */
export function ReportPanel<Row>({ title, aside, table, file, foot, children }: ReportPanelProps<Row>) {
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <>
          {aside}
          <span className={styles.tools}>
            <Button look="link" size="s" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              Table<VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
            <SaveRows name={file} of={title} rows={() => csvOf(table)} />
          </span>
        </>
      }
    >
      {isTable ? (
        // A long one scrolls, for those who have keys alone as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="group" aria-label={table.caption} tabIndex={0}>
          <ReportTable {...table} />
        </div>
      ) : (
        <>
          {children}
          <div className={styles.heard}>
            <ReportTable {...table} />
          </div>
        </>
      )}
      {foot}
    </Panel>
  );
}
