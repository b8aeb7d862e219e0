import type { AnyIcon } from './icon.tsx';
import { StateBox } from './state-box.tsx';
import type { StateBoxProps } from './state-box.tsx';

export interface EmptyStateProps extends Omit<StateBoxProps, 'icon' | 'role'> {
  icon?: AnyIcon;
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ icon = 'ticket', ...rest }: EmptyStateProps) {
  return <StateBox icon={icon} {...rest} />;
}
