import { locale } from '@stagedoor/rules/language/locale';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  /** Undefined while it is not known yet: a number that is late is a dash, never 0. */
  count: number | undefined;
  /** What is counted, for screen readers: `need a person`. */
  label: string;
  /** The one that matters most on the page. */
  strong?: boolean;
}

/** How many need a person. Nothing at all when nobody is needed. */
export function CountBadge({ count, label, strong }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, strong && styles.strong)}>
      {count === undefined ? '–' : shortened(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

const shortened = (count: number): string => (count > 9999 ? '9,999+' : count.toLocaleString(locale()));
