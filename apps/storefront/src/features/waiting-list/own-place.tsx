import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { WaitsFor } from './waits-for.tsx';
import styles from './waiting-list.module.css';

interface OwnPlaceProps {
  list: WaitingList;
  own: NonNullable<WaitingList['own']>;
  onChange: () => void;
  reread: () => void;
}

/** WAIT-04: the place as it is, and no promise. */
export function OwnPlace({ list, own, onChange, reread }: OwnPlaceProps) {
  const names = list.levels.filter(({ id }) => own.levelIds.includes(id)).map(({ name }) => name);
  return (
    <Card title={words.yours}>
      <Stack gap={16}>
        {own.offerUuid && (
          <Alert tone="good" title={words.offerIsOut}>
            <ButtonLink render={<Link to={`/offer/${own.offerUuid}`} />}>{words.toOffer}</ButtonLink>
          </Alert>
        )}
        <p className={styles.place}>{words.place(own.place, list.people)}</p>
        <p className={styles.quiet}>{words.noPromise}</p>
        <WaitsFor own={own} levelNames={names} onChange={onChange} onLeft={reread} />
      </Stack>
    </Card>
  );
}
