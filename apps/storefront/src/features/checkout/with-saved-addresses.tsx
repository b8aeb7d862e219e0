import type { ReactNode } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useSavedAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { StageCard } from './stage-card.tsx';

interface WithSavedAddressesProps {
  /** Of the stage, while the address book is on its way. */
  heading: string;
  children: (addresses: readonly Address[]) => ReactNode;
}

/** A stage that begins with the customer's address book. */
export function WithSavedAddresses({ heading, children }: WithSavedAddressesProps) {
  const { data, error, isFetching, refetch } = useSavedAddresses();
  if (data) return children(data.addresses);
  return (
    <StageCard heading={heading}>
      {error ? (
        <ErrorState titleLevel={2} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="text" count={6} keeps="phone" />
      )}
    </StageCard>
  );
}
