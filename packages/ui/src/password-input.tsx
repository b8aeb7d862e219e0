import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { useFieldControl } from './field-control.ts';
import { IconButton } from './icon-button.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password with a switch to see what was typed. */
export function PasswordInput(props: PasswordInputProps) {
  const control = useFieldControl(props);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.withButton}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        className={styles.control}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? pieceMessages.hidePassword : pieceMessages.showPassword}
        aria-controls={control.id}
        disabled={control.disabled}
        className={styles.innerButton}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
