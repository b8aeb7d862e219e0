import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { Heading } from '@stagedoor/ui/heading';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './series.module.css';

/** The commitment to a secret that nobody, the seller included, can change afterwards. */
export function SecretPromise({ draft: { draw } }: { draft: SeriesDraft }) {
  const { formatDateTime } = useTimes();
  return (
    <section>
      <Heading level={3} look="s">
        {words.secret}
      </Heading>
      {draw.commitment && draw.committedAt ? (
        <p className={styles.quiet}>
          {words.committed(formatDateTime(draw.committedAt))} <code>{draw.commitment}</code>
        </p>
      ) : (
        <p className={styles.quiet}>{words.notCommitted}</p>
      )}
    </section>
  );
}
