import { listSavedViews, removeView, saveView } from '@stagedoor/contract/calls/office/saved-views';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { MOST_VIEWS, viewFilter, viewNameProblem } from '@stagedoor/rules/staff/saved-views';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import type { FoundSession } from '../session-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { deleteView, insertView, lockOwner, viewsOf } from '../views/view-store.ts';
import type { ViewOwner } from '../views/view-store.ts';

function ownerOf({ staffId, sellerId, role }: FoundSession): ViewOwner {
  if (sellerId === null || role === null) return refuse('SELLER_NOT_CHOSEN');
  return { staffId, sellerId };
}

const wrong = (name: string): never => refuse('INVALID_INPUT', { fields: { name } });

/** What a filter says may be somebody's name: the log tells which list, not what was looked for. */
const saveHandler = (): Handler =>
  handleSignedIn(saveView, async ({ room, name, filter }, { session, now, change }) =>
    change(async ({ tx, record }) => {
      const owner = ownerOf(session);
      await lockOwner(tx, owner);
      const others = (await viewsOf(tx, owner)).filter((view) => view.room === room);
      const problem = viewNameProblem(
        name,
        others.map((view) => view.name),
      );
      if (problem) wrong(problem);
      if (others.length >= MOST_VIEWS) wrong(staffMessages.tooManyViews);
      const kept = { room, name: name.trim(), filter: viewFilter(new URLSearchParams(filter)), now };
      const view = await insertView(tx, owner, kept);
      record({ action: 'view.saved', subject: { kind: 'view', id: view.id }, after: { room } });
      return view;
    }),
  );

const removeHandler = (): Handler =>
  handleSignedIn(removeView, async ({ id }, { session, change }) =>
    change(async ({ tx, record }) => {
      const gone = (await deleteView(tx, ownerOf(session), id)) ?? refuse('NOT_FOUND');
      record({ action: 'view.removed', subject: { kind: 'view', id }, before: { room: gone.room } });
      return {};
    }),
  );

export const savedViewHandlers = ({ db }: StaffNeeds): Handler[] => [
  handleSignedIn(listSavedViews, async (_input, { session }) => ({
    views: await viewsOf(db, ownerOf(session)),
  })),
  saveHandler(),
  removeHandler(),
];
