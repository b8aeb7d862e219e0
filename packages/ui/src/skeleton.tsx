import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /** The shape of what is coming: lines of text, rows of a list, a card with a title. */
  shape: 'text' | 'row' | 'card';
  /** How many lines, rows or cards. */
  count?: number;
  /** Shows at once. Otherwise the space is kept and the shapes come after a moment, for quick answers. */
  atOnce?: boolean;
  /** Keeps what stands below out of sight, so that it does not jump: everywhere, or where the page is one column. */
  keeps?: 'window' | 'phone';
  label?: string;
}

export function Skeleton({ shape, count = 1, atOnce, keeps, label = pieceMessages.loading }: SkeletonProps) {
  return (
    <output
      className={classNames(styles.skeleton, styles[shape], !atOnce && styles.late, keeps && styles[keeps])}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Shape key={index} shape={shape} index={index} />
      ))}
    </output>
  );
}

/** Widths stand in the style sheet: a page that the server draws may hold no styles of its own. */
function Shape({ shape, index }: { shape: SkeletonProps['shape']; index: number }) {
  if (shape === 'text') return <Bar width={(['most', 'full', 'most', 'more'] as const)[index % 4]!} />;
  if (shape === 'card') {
    return (
      <span className={styles.frame}>
        <Bar width="less" tall />
        <Bar width="most" />
        <Bar width="more" />
      </span>
    );
  }
  return (
    <span className={styles.frame}>
      <span className={styles.picture} />
      <span className={styles.lines}>
        <Bar width={index % 2 ? 'half' : 'less'} tall />
        <Bar width={index % 2 ? 'half' : 'more'} />
      </span>
      <span className={styles.action} />
    </span>
  );
}

function Bar({
  width,
  tall,
}: {
  width: 'full' | 'most' | 'more' | 'half' | 'less';
  tall?: boolean | undefined;
}) {
  return <span className={classNames(styles.bar, styles[width], tall && styles.tall)} />;
}
