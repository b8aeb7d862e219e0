import { useState } from 'react';
import type { FolderRemark, FolderReport } from '@stagedoor/contract/calls/office/folder';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { ConfirmQuestion } from '../../../parts/confirm/confirm-action.tsx';
import styles from './folder.module.css';

interface FolderReportProps {
  report: FolderReport;
  onTakeIn: (takeOver: boolean) => Promise<void>;
}

/** What the importer says of it, mistakes first, then what would change. */
export function FolderReportPanels({ report, onTakeIn }: FolderReportProps) {
  const { mistakes, notes, sentences, more } = report;
  const isSame = mistakes.length === 0 && sentences.length === 0;
  return (
    <>
      {mistakes.length > 0 && (
        <Panel
          title={mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`}
          aside="nothing of the folder can be taken in"
          tone="critical"
          flush
        >
          <Remarks remarks={mistakes} />
        </Panel>
      )}
      {isSame && <Alert title="Nothing to change">Everything is as the folder says.</Alert>}
      {sentences.length > 0 && (
        <Panel
          title="What would change"
          aside={
            more === 0
              ? String(sentences.length)
              : `the first ${sentences.length} of ${sentences.length + more}`
          }
          flush
          foot={mistakes.length === 0 && <TakeIn report={report} onTakeIn={onTakeIn} />}
        >
          <ul className={styles.rows}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel title="Worth a look" aside={String(notes.length)} flush>
          <Remarks remarks={notes} />
        </Panel>
      )}
    </>
  );
}

const Remarks = ({ remarks }: { remarks: readonly FolderRemark[] }) => (
  <ul className={styles.rows}>
    {remarks.map(({ file, line, message }) => (
      <li key={`${file} ${line} ${message}`}>
        {message}
        <p className={styles.place}>
          {file}, line {line}
        </p>
      </li>
    ))}
  </ul>
);

function TakeIn({ report, onTakeIn }: FolderReportProps) {
  const [asks, setAsks] = useState(false);
  const { takesOver, sentences, more } = report;
  const many = sentences.length + more === 1 ? '1 change' : `${sentences.length + more} changes`;
  return (
    <>
      <Button onClick={() => setAsks(true)}>Take it in…</Button>
      {asks && (
        <Dialog
          open
          onClose={() => setAsks(false)}
          title={`Take in ${many}?`}
          description="Customers see them at once. All of it is taken in, or nothing."
        >
          <ConfirmQuestion
            confirmLabel={`Take in ${many}`}
            cancelLabel="Not yet"
            onConfirm={() => onTakeIn(takesOver.length > 0)}
            onClose={() => setAsks(false)}
          >
            <Stack gap={16}>
              {takesOver.length > 0 && (
                <Alert title={`Files keep ${takesOver.join(', ')}`}>
                  From now on the box office’s word counts there, and the import of a folder on the server
                  leaves them alone.
                </Alert>
              )}
            </Stack>
          </ConfirmQuestion>
        </Dialog>
      )}
    </>
  );
}
