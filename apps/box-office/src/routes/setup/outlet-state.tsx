import type { SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { Tag } from '@stagedoor/ui/tag';

export function OutletState({ state }: Pick<SetUpOutlet, 'state'>) {
  if (state === 'waits') return <Tag tone="attention">Not open yet</Tag>;
  if (state === 'tested') return <Tag tone="data">Being tested</Tag>;
  if (state === 'closed') return <Tag tone="neutral">Closed</Tag>;
  return (
    <Tag tone="good" icon="check">
      Open
    </Tag>
  );
}
