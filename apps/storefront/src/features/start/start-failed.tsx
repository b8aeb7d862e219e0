import { shellMessages } from '@stagedoor/rules/messages/shell';
import { ErrorState } from '@stagedoor/ui/error-state';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { StartScreen } from './start-screen.tsx';

interface StartFailedProps {
  failure: Error;
  onRetry: () => void;
}

export default function StartFailed({ failure, onRetry }: StartFailedProps) {
  usePageTitle(shellMessages.startFailed);
  return (
    <StartScreen>
      <ErrorState title={shellMessages.startFailed} titleLevel={1} onRetry={onRetry}>
        {failure.message}
      </ErrorState>
    </StartScreen>
  );
}
