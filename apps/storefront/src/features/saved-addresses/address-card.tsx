import type { Address } from '@stagedoor/contract/entities/address';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { labels } from '@stagedoor/rules/messages/labels';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { Button } from '@stagedoor/ui/button';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import styles from './saved-addresses.module.css';

interface AddressCardProps {
  address: Address;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const which = savedAddressMessages.addressOf(
    `${address.firstName} ${address.lastName}`,
    address.addressLineOne,
  );
  return (
    <li className={styles.card}>
      <OutletAddress address={address} />
      <div className={styles.actions}>
        {onEdit && (
          <Button look="lined" size="s" onClick={onEdit}>
            {labels.edit}
            <VisuallyHidden> {which}</VisuallyHidden>
          </Button>
        )}
        {onRemove && (
          <Button look="link" size="s" onClick={onRemove}>
            {formMessages.remove}
            <VisuallyHidden> {which}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
