import { addressLines } from '@stagedoor/rules/addresses/address-lines';
import type { KeptAddress } from './address-values.ts';
import styles from './address-text.module.css';

interface AddressTextProps {
  address: KeptAddress;
  /** Whose addresses name no country. */
  home: number;
}

/** An address to read, not to fill in. */
export function AddressText({ address, home }: AddressTextProps) {
  const [name, ...rest] = addressLines({ ...address, countryId: address.countryId ?? null }, home);
  return (
    <address className={styles.address}>
      <strong className={styles.line}>{name}</strong>
      {[...rest, address.phone].map((line, index) => (
        // Lines have no name of their own, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
