import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { Button } from './button.tsx';
import { StateBox } from './state-box.tsx';
import type { StateBoxProps } from './state-box.tsx';

export interface ErrorStateProps extends Omit<StateBoxProps, 'icon' | 'role' | 'title' | 'action'> {
  title?: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** The next try is under way. */
  busy?: boolean;
}

/** It could not be loaded, and a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = pieceMessages.didNotLoad,
    onRetry,
    retryLabel = pieceMessages.tryAgain,
    busy,
    ...rest
  } = props;
  return (
    <StateBox
      icon="error"
      role="alert"
      title={title}
      action={
        onRetry && (
          <Button look="lined" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
      {...rest}
    />
  );
}
