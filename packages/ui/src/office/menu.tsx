import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './menu.module.css';

export interface MenuAction {
  key: string;
  label: ReactNode;
  onChoose: () => void;
  /** Harmful: in red, and it asks before it does anything. */
  danger?: boolean | undefined;
  /** Why it cannot be done now. What a role may never do is not in the menu at all. */
  disabledReason?: string | undefined;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuAction[];
  align?: 'start' | 'end';
}

/** Actions that are needed less often, behind one button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup align={align}>
        {items.map(({ key, label, onChoose, danger, disabledReason }) => (
          <Base.Item
            key={key}
            disabled={disabledReason !== undefined}
            className={classNames(styles.item, danger && styles.danger)}
            onClick={onChoose}
          >
            {label}
            {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
          </Base.Item>
        ))}
      </MenuPopup>
    </Base.Root>
  );
}

export interface MenuOption {
  value: string;
  label: ReactNode;
  /** How many there are of it. */
  count?: string;
}

interface ChoiceMenuProps {
  trigger: ReactElement;
  options: readonly MenuOption[];
  value: string;
  onChange: (value: string) => void;
  align?: 'start' | 'end';
}

/** One of several. */
export function ChoiceMenu({ trigger, options, value, onChange, align = 'start' }: ChoiceMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup align={align}>
        <Base.RadioGroup value={value} onValueChange={(next) => onChange(String(next))}>
          {options.map((option) => (
            <Base.RadioItem key={option.value} value={option.value} closeOnClick className={styles.item}>
              <Choice {...option} checked={option.value === value} />
            </Base.RadioItem>
          ))}
        </Base.RadioGroup>
      </MenuPopup>
    </Base.Root>
  );
}

interface ChoicesMenuProps extends Omit<ChoiceMenuProps, 'value' | 'onChange'> {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Any of several; the menu stays open while one chooses. */
export function ChoicesMenu({ trigger, options, values, onChange, align = 'start' }: ChoicesMenuProps) {
  const set = (value: string, chosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? chosen : values.includes(each))),
    );
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup align={align}>
        {options.map((option) => (
          <Base.CheckboxItem
            key={option.value}
            checked={values.includes(option.value)}
            onCheckedChange={(chosen) => set(option.value, chosen)}
            className={styles.item}
          >
            <Choice {...option} checked={values.includes(option.value)} />
          </Base.CheckboxItem>
        ))}
      </MenuPopup>
    </Base.Root>
  );
}

function Choice({ label, count, checked }: MenuOption & { checked: boolean }) {
  return (
    <>
      <span className={styles.check}>{checked && <Icon name="check" size={1.1} />}</span>
      <span className={styles.label}>{label}</span>
      {count && <span className={styles.count}>{count}</span>}
    </>
  );
}

function MenuPopup({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <Base.Portal render={<section aria-label="Menu" />}>
      <Base.Positioner align={align} sideOffset={6} className={styles.positioner}>
        <Base.Popup className={styles.popup}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
