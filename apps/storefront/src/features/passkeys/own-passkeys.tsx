import { useState } from 'react';
import { getCustomerPasskeys } from '@stagedoor/contract/calls/shop/passkeys';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import type { Times } from '@stagedoor/rules/time/times-in';
import { Button } from '@stagedoor/ui/button';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Heading } from '@stagedoor/ui/heading';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useTimes } from '../../parts/shop/use-times.ts';
import { AddPasskey } from './add-passkey.tsx';
import type { CustomerPasskey } from './customer-passkey.ts';
import styles from './own-passkeys.module.css';
import { RemovePasskey } from './remove-passkey.tsx';

/** The devices that stand in for the password. */
export function OwnPasskeys({ email }: { email: string }) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<CustomerPasskey>();
  return (
    <section className={styles.passkeys} aria-labelledby="passkeys">
      <Stack>
        <Heading level={3} look="s" id="passkeys">
          {passkeyMessages.heading}
        </Heading>
        <p className={styles.quiet}>{passkeyMessages.what}</p>
        <Known onRemove={setLeaving} />
        <Stack row>
          <Button look="lined" icon="plus" onClick={() => setAdding(true)}>
            {passkeyMessages.add}
          </Button>
        </Stack>
      </Stack>
      {adding && <AddPasskey email={email} onClose={() => setAdding(false)} />}
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

function Known({ onRemove }: { onRemove: (passkey: CustomerPasskey) => void }) {
  const { data, error, isFetching, refetch } = useAnswer(getCustomerPasskeys, {});
  const times = useTimes();
  if (!data && error) {
    return (
      <ErrorState titleLevel={4} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" count={1} />;
  if (data.passkeys.length === 0) return null;
  return (
    <ul className={styles.list}>
      {data.passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <div>
            <strong>{passkey.name}</strong>
            <p className={styles.quiet}>{storyOf(passkey, times)}</p>
          </div>
          <Button
            look="lined"
            size="s"
            aria-label={passkeyMessages.removeNamed(passkey.name)}
            onClick={() => onRemove(passkey)}
          >
            {passkeyMessages.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const storyOf = ({ addedAt, usedAt, isForHere, host }: CustomerPasskey, { formatDateTime }: Times): string =>
  [
    passkeyMessages.addedAt(formatDateTime(addedAt)),
    usedAt ? passkeyMessages.usedAt(formatDateTime(usedAt)) : passkeyMessages.notUsedYet,
    ...(isForHere ? [] : [passkeyMessages.worksAt(host)]),
  ].join(', ');
