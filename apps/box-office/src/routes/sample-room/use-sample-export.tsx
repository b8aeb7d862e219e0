import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '@stagedoor/screens/clock';
import { Panel } from '@stagedoor/ui/office/panel';
import { useStaff } from '../../parts/session/use-staff.ts';
import type { OfficeTask } from '../../parts/tasks/office-task.ts';
import { TaskProgress } from '../../parts/tasks/task-progress.tsx';

const BEAT_MS = 400;

interface SampleExport {
  start: () => Promise<OfficeTask>;
  progress: ReactNode;
}

/** A task that this page pretends to run. A real one is asked for again and again until it is over. */
export function useSampleExport(total: number): SampleExport {
  const { staff } = useStaff();
  const now = useNow();
  const [task, setTask] = useState<OfficeTask>();
  const running = task?.state === 'running';

  useEffect(() => {
    if (!running) return undefined;
    const beat = setInterval(() => setTask((before) => before && further(before)), BEAT_MS);
    return () => clearInterval(beat);
  }, [running]);

  const start = async (): Promise<OfficeTask> => {
    const title = `Export of ${total} samples`;
    const started: OfficeTask = {
      id: crypto.randomUUID(),
      title,
      state: 'running',
      total,
      done: 0,
      failed: 0,
      startedBy: staff.email,
      startedAt: now,
    };
    setTask(started);
    return started;
  };

  const move = (state: OfficeTask['state']) => setTask((before) => before && { ...before, state });
  return {
    start,
    progress: task && (
      <Panel title="Export">
        <TaskProgress task={task} onPause={() => move('paused')} onResume={() => move('running')} />
      </Panel>
    ),
  };
}

function further(task: OfficeTask): OfficeTask {
  const done = Math.min(task.total ?? 0, task.done + 12);
  return { ...task, done, state: done === task.total ? 'finished' : 'running' };
}
