import { useSearchParams } from 'react-router';
import { cardReturn } from '@stagedoor/contract/card-return';

const [name, value] = cardReturn;

/** Whether one comes back from the gateway's own page with a card, until it is forgotten. */
export function useCardReturn(): { hasReturned: boolean; forget: () => void } {
  const [params, setParams] = useSearchParams();
  return {
    hasReturned: params.get(name) === value,
    forget: () =>
      setParams(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
