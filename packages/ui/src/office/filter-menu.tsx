import { Icon } from '../icon.tsx';
import styles from './filter-bar.module.css';
import { ChoiceMenu, ChoicesMenu } from './menu.tsx';
import type { MenuOption } from './menu.tsx';

interface FilterMenuProps {
  /** What is chosen: `Status`. */
  label: string;
  options: readonly MenuOption[];
}

const trigger = (label: string) => (
  <button type="button" className={styles.menu}>
    {label}
    <Icon name="chevron" size={1} />
  </button>
);

/** One value of a filter. */
export function FilterMenu(props: FilterMenuProps & { value: string; onChange: (value: string) => void }) {
  const { label, ...rest } = props;
  return <ChoiceMenu {...rest} trigger={trigger(label)} />;
}

/** Several values of a filter. */
export function FilterChoices(
  props: FilterMenuProps & { values: readonly string[]; onChange: (values: string[]) => void },
) {
  const { label, ...rest } = props;
  return <ChoicesMenu {...rest} trigger={trigger(label)} />;
}
