import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Card } from '@stagedoor/ui/card';
import styles from './waiting-list.module.css';

/** The rules, before anybody joins. */
export function HowItGoes({ hours }: { hours: number }) {
  return (
    <Card title={words.howItGoes}>
      <ol className={styles.rules}>
        {[words.first, words.heldFor(hours), words.lastDay, words.twoLapses, words.leaveAnyTime].map(
          (rule) => (
            <li key={rule}>{rule}</li>
          ),
        )}
      </ol>
    </Card>
  );
}
