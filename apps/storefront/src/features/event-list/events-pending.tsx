import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';

interface EventsPendingProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** The list before its events are there, or when they could not be had. */
export default function EventsPending({ error, busy, onRetry }: EventsPendingProps) {
  if (!error) return <Skeleton shape="row" count={6} />;
  return (
    <ErrorState titleLevel={1} busy={busy} onRetry={onRetry}>
      {error.message}
    </ErrorState>
  );
}
