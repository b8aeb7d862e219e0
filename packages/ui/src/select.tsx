import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './control.module.css';
import { useFieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';
import { useEarlyChoice } from './use-early-choice.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'ref'> {
  /** As wide as its longest choice, for filters and quantities. */
  fit?: boolean;
}

/** The browser's own select, which every phone and screen reader knows. */
export function Select({ fit, className, ...props }: SelectProps) {
  const { value } = props;
  const control = useEarlyChoice<HTMLSelectElement>((select) => {
    const chosen = select.value;
    const offered = Array.from(select.options, (option) => option.value);
    if (chosen === String(value) || !offered.includes(String(value))) return undefined;
    return () => {
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
  });
  return (
    <span className={classNames(styles.withChevron, fit && styles.fit)}>
      <select
        {...useFieldControl(props)}
        ref={control}
        className={classNames(styles.control, styles.select, className)}
      />
      <Icon name="chevron" size={1.125} className={styles.chevron} />
    </span>
  );
}
