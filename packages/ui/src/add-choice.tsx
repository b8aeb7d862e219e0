import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';
import { Icon } from './icon.tsx';

export interface AddChoiceProps {
  title: string;
  description: string;
  onClick: () => void;
}

/**
 * Something new among the choices of a group. A button and no radio: the arrow keys walk over what can be chosen, and
 * must not open a form on their way.
 */
export function AddChoice({ title, description, onClick }: AddChoiceProps) {
  const id = useId();
  return (
    <div className={classNames(styles.card, styles.add)}>
      <button type="button" className={styles.cardTitle} aria-describedby={id} onClick={onClick}>
        {title}
      </button>
      <Icon name="plus" />
      <span id={id} className={styles.hint}>
        {description}
      </span>
    </div>
  );
}
