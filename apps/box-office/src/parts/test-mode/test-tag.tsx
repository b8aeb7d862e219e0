import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { Tag } from '@stagedoor/ui/tag';

/** SETUP-08: made while the shop was tried out; it goes when the shop opens. */
export const TestTag = () => <Tag tone="data">{testModeMessages.order}</Tag>;
