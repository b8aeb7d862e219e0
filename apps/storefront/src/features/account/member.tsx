import type { Session } from '@stagedoor/contract/entities/session';
import { accountMessages } from '@stagedoor/rules/messages/account';
import styles from './account.module.css';

/** Who the customer is in the outlet's membership system. */
export function Member({ session: { externalUserName, externalUserId } }: { session: Session }) {
  if (!externalUserName && !externalUserId) return null;
  return (
    <dl className={styles.member}>
      {externalUserName && <Fact name={accountMessages.memberName} value={externalUserName} />}
      {externalUserId && <Fact name={accountMessages.memberId} value={externalUserId} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
