import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { Tag } from '@stagedoor/ui/tag';

/** Whether a letter has left. */
export function MailTag({ mail: { state } }: { mail: Pick<ListedMail, 'state'> }) {
  if (state === 'dead')
    return (
      <Tag tone="critical" icon="close">
        Came back
      </Tag>
    );
  if (state === 'waiting') return <Tag icon="clock">Waits</Tag>;
  return (
    <Tag tone="good" icon="check">
      Sent
    </Tag>
  );
}
