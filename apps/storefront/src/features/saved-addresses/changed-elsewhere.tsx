import { useEffect, useRef } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import styles from './saved-addresses.module.css';

interface ChangedElsewhereProps {
  newer: Address;
  onTake: () => void;
}

/** Another tab or device was faster. What was typed here stays; the newer address is shown above it. */
export function ChangedElsewhere({ newer, onTake }: ChangedElsewhereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.changed}>
      <Alert
        tone="warning"
        role="alert"
        title={refusalMessages.addressChanged}
        actions={
          <Button look="lined" size="s" onClick={onTake}>
            {savedAddressMessages.takeNewer}
          </Button>
        }
      >
        <p>{savedAddressMessages.nowReads}</p>
        <div className={styles.newer}>
          <OutletAddress address={newer} />
        </div>
      </Alert>
    </div>
  );
}
