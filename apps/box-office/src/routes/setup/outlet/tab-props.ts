import type { DraftEditor } from './use-outlet-draft.ts';

export interface TabProps {
  editor: DraftEditor;
  mayChange: boolean;
}
