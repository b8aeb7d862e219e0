import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import { Tag } from '@stagedoor/ui/tag';

export function CodeState({ set: { state } }: { set: Pick<CodeSet, 'state'> }) {
  switch (state) {
    case 'in-use':
      return <Tag tone="good">In use</Tag>;
    case 'not-yet':
      return <Tag tone="attention">Not yet</Tag>;
    case 'stopped':
      return <Tag tone="critical">Stopped</Tag>;
    case 'ended':
      return <Tag>Ended</Tag>;
  }
}
