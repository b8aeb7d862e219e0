import type { ListedShow } from '@stagedoor/contract/calls/office/shows';
import { showsOfficeMessages as words } from '@stagedoor/rules/messages/shows-office';
import type { ShowState } from '@stagedoor/rules/setup/show-state';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';

const tones: Record<ShowState, TagProps['tone']> = {
  announced: 'accent',
  'on-sale': 'good',
  'sold-out': 'data',
  'off-sale': 'attention',
  canceled: 'critical',
  gone: 'neutral',
  archived: 'neutral',
};

export function ShowStateTag({ state, salesType }: Pick<ListedShow, 'state' | 'salesType'>) {
  const isElsewhere = state === 'on-sale' && salesType === 'external';
  return <Tag tone={tones[state]}>{isElsewhere ? words.elsewhere : words.states[state]}</Tag>;
}
