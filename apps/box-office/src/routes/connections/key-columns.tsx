import type { OfficeKey } from '@stagedoor/contract/calls/office/keys';
import { keyRightWords } from '@stagedoor/rules/staff/key-rights';
import { Button } from '@stagedoor/ui/button';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { Moment } from '../../parts/time/moment.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './connections.module.css';

type OnWish = (kind: 'renew' | 'revoke', key: OfficeKey) => void;

const What = ({ name, shown }: OfficeKey) => (
  <>
    <strong>{name}</strong>
    <br />
    <span className={styles.mono}>{shown}</span>
  </>
);

const Used = ({ usedAt, usedFrom }: OfficeKey) =>
  usedAt ? (
    <>
      <Moment at={usedAt} />
      {usedFrom && (
        <>
          <br />
          <span className={styles.quiet}>from {usedFrom}</span>
        </>
      )}
    </>
  ) : (
    'never'
  );

function Ends({ endsAt, isRenewed }: OfficeKey) {
  const day = useTimes().formatDate(endsAt);
  return isRenewed ? <Tag tone="attention">Renewed, ends {day}</Tag> : day;
}

const Actions = ({ officeKey, onWish }: { officeKey: OfficeKey; onWish: OnWish }) => (
  <div className={styles.actions}>
    {!officeKey.isRenewed && (
      <Button look="link" aria-label={`Renew ${officeKey.name}`} onClick={() => onWish('renew', officeKey)}>
        Renew
      </Button>
    )}
    <Button look="link" aria-label={`Revoke ${officeKey.name}`} onClick={() => onWish('revoke', officeKey)}>
      Revoke
    </Button>
  </div>
);

/** Without `onWish` they are there to be read. */
export function keyColumns(onWish: OnWish | undefined): OfficeColumn<OfficeKey>[] {
  const columns: OfficeColumn<OfficeKey>[] = [
    { key: 'name', header: 'Name', phone: 'title', cell: What },
    { key: 'may', header: 'May', cell: ({ rights }) => rights.map(keyRightWords).join(', ') },
    { key: 'used', header: 'Last used', cell: Used },
    { key: 'ends', header: 'Expires', cell: Ends },
  ];
  if (onWish)
    columns.push({
      key: 'actions',
      header: 'Actions',
      phone: 'line',
      align: 'end',
      cell: (officeKey) => <Actions officeKey={officeKey} onWish={onWish} />,
    });
  return columns;
}
