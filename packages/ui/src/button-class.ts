import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary action a screen; second choices are washed or lined, harmful ones in red. */
  look?: 'primary' | 'washed' | 'lined' | 'danger' | 'link' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  wide?: boolean | undefined;
}

/** The classes that make something look like a button. */
export function buttonClass({ look = 'primary', size = 'm', wide }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[look], styles[`size-${size}`], wide && styles.wide, className);
}
