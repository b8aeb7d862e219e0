import { exportPersonalData } from '@stagedoor/contract/calls/office/personal-data';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { saveFile } from '../../parts/tasks/save-file.ts';

/** Fetches everything that is kept of somebody, and hands it to the browser. */
export function usePersonalFile(id: number): () => Promise<void> {
  const toasts = useToasts();
  const send = useOfficeSend(exportPersonalData);
  return async () => {
    try {
      const { name, content } = await send.mutateAsync({ id });
      saveFile(name, [content], 'application/json');
    } catch (error) {
      toasts.error('The file did not come', wordsOf(error));
    }
  };
}
