import type { OfficeAddress } from '@stagedoor/contract/calls/office/one-order';

import styles from './postal-lines.module.css';

/** An address as it stands on a letter. */
export function PostalLines({ address }: { address: OfficeAddress }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.companyName,
    address.addressLineOne,
    address.addressLineTwo,
    `${address.city}, ${address.state} ${address.zip}`,
    address.phone,
  ];
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
