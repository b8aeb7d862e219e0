import type { RefundChange } from '@stagedoor/contract/calls/office/refunds';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import type { TagProps } from '@stagedoor/ui/tag';

export const changeWords: Record<RefundChange['kind'], string> = {
  refund: 'Refund',
  cancellation: 'Cancellation',
  upgrade: 'Upgrade',
  award: 'Later award',
  seats: moveSeatsMessages.change,
};

/** What became of a decision, in a word. */
export const stateLooks: Record<string, { word: string; tone?: TagProps['tone'] | undefined }> = {
  proposed: { word: 'Proposed', tone: 'attention' },
  approved: { word: 'Goes out in a moment', tone: 'data' },
  due: { word: 'Being charged', tone: 'data' },
  failed: { word: 'Charge declined', tone: 'attention' },
  effective: { word: 'On its way', tone: 'data' },
  refused: { word: 'Refused by the gateway', tone: 'critical' },
  settled: { word: 'Done', tone: 'good' },
  declined: { word: 'Declined' },
  canceled: { word: 'Taken back' },
  reverted: { word: 'Reverted' },
};
