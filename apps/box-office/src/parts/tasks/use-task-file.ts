import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getTaskPart } from '@stagedoor/contract/calls/office/tasks';
import { useToasts } from '@stagedoor/ui/toast';
import { useSessionEngine } from '../session/use-session.ts';
import { saveFile } from './save-file.ts';

interface TaskFile {
  busy: boolean;
  /** Fetches the parts one by one and hands the whole to the browser. */
  take: (task: { id: string; title: string; parts: number }) => Promise<void>;
}

export function useTaskFile(): TaskFile {
  const { client } = useSessionEngine();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const take: TaskFile['take'] = async ({ id, title, parts }) => {
    setBusy(true);
    try {
      const contents: string[] = [];
      for (let part = 1; part <= parts; part += 1) {
        contents.push((await client.send(getTaskPart, { id, part })).content);
      }
      saveFile(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, contents);
    } catch (error) {
      toasts.error('The file did not come', wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
