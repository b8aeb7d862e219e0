// What owners decide of a draw is one transaction with its entry in the log; this is what those have in common.
import type { AnyTaskKind } from '../platform/tasks/define-task.ts';
import type { DrawRow } from './draw-store.ts';

export interface DrawTasks {
  draw: AnyTaskKind;
  letters: AnyTaskKind;
  orders: AnyTaskKind;
}

interface Author {
  sellerId: number;
  staffId: number;
  name: string;
  outletIds: 'all' | readonly number[];
  now: Date;
}

export const subjectOf = ({ draw_key }: DrawRow) => ({ kind: 'draw', id: draw_key });

export const taskFor = ({ draw_key }: DrawRow, title: string) => ({
  subject: draw_key,
  title,
  details: { drawKey: draw_key },
});

export const actorOf = ({ sellerId, staffId, name, outletIds, now }: Author) =>
  ({ kind: 'staff', sellerId, staffId, name, outletIds, now }) as const;
