import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { isUnderWay } from './office-task.ts';
import type { OfficeTask } from './office-task.ts';

interface TaskBoard {
  /** Those that are under way, for the rail. */
  running: readonly OfficeTask[];
  /** Whoever watches a task says here how far it is. */
  show: (task: OfficeTask) => void;
}

const TaskContext = createContext<TaskBoard | null>(null);

export function useTaskBoard(): TaskBoard {
  const board = use(TaskContext);
  if (!board) throw new Error('useTaskBoard needs ShownTasks');
  return board;
}

/** The tasks that somebody on this page has started or watched; they go on when one leaves their room. */
export function ShownTasks({ children }: { children: ReactNode }) {
  const [tasks, setTasks] = useState<readonly OfficeTask[]>([]);
  const show = useCallback(
    (task: OfficeTask) => setTasks((before) => [...before.filter(({ id }) => id !== task.id), task]),
    [],
  );
  const board = useMemo(() => ({ running: tasks.filter(isUnderWay), show }), [tasks, show]);
  return <TaskContext value={board}>{children}</TaskContext>;
}
