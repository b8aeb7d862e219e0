import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import { Tag } from '@stagedoor/ui/tag';

export function CodeState({ set: { state } }: { set: Pick<CodeSet, 'state'> }) {
  switch (state) {
    case 'in-use':
      return (
        <Tag tone="good" icon="check">
          In use
        </Tag>
      );
    case 'not-yet':
      return <Tag icon="clock">Not yet</Tag>;
    case 'stopped':
      return <Tag tone="critical">Stopped</Tag>;
    case 'ended':
      return <Tag>Ended</Tag>;
  }
}
