import { useRef, useState } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useSavedAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressCard } from './address-card.tsx';
import { RemoveAddress } from './remove-address.tsx';
import styles from './saved-addresses.module.css';

/** What may be done in the list. */
export interface AddressRights {
  create?: boolean;
  edit?: boolean;
  remove?: boolean;
}

/** Which dialog is open, for which address; none of an address's own for a new one. */
type Task = { kind: 'edit'; address?: Address | undefined } | { kind: 'remove'; address: Address };

export function SavedAddresses({ rights }: { rights: AddressRights }) {
  const { data, error, isFetching, refetch } = useSavedAddresses();
  const [task, setTask] = useState<Task>();
  const list = useRef<HTMLDivElement>(null);

  if (!data && error) {
    return (
      <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" count={2} />;
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Stack>
        {data.addresses.length > 0 ? (
          <ul className={styles.cards}>
            {data.addresses.map((address) => (
              <AddressCard
                key={address.uuid}
                address={address}
                onEdit={rights.edit ? () => setTask({ kind: 'edit', address }) : undefined}
                onRemove={rights.remove ? () => setTask({ kind: 'remove', address }) : undefined}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon="pin" title={savedAddressMessages.empty} titleLevel={3}>
            {savedAddressMessages.emptyHint}
          </EmptyState>
        )}
        {rights.create && (
          <Stack row>
            <Button look="lined" icon="plus" onClick={() => setTask({ kind: 'edit' })}>
              {savedAddressMessages.add}
            </Button>
          </Stack>
        )}
      </Stack>
      {task?.kind === 'edit' && (
        <AddressDialog key={task.address?.uuid} address={task.address} onClose={() => setTask(undefined)} />
      )}
      {task?.kind === 'remove' && (
        <RemoveAddress
          address={task.address}
          onClose={() => setTask(undefined)}
          onRemoved={() => list.current?.focus()}
        />
      )}
    </div>
  );
}
