import type { ReactNode } from 'react';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { PreviewPanel } from './preview-panel.tsx';
import styles from './preview.module.css';

/** What is typed on the left, what comes of it on the right. */
export function WithPreview({ draft, children }: { draft: OutletDraft; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.typed}>{children}</div>
      <PreviewPanel draft={draft} />
    </div>
  );
}
