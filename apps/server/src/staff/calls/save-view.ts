import { saveView } from '@stagedoor/contract/calls/office/saved-views';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { MOST_VIEWS, viewFilter, viewNameProblem } from '@stagedoor/rules/staff/saved-views';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { insertView, lockOwner, viewsOf } from '../views/view-store.ts';
import { ownerOf } from '../views/owner-of.ts';

const wrong = (name: string): never => refuse('INVALID_INPUT', { fields: { name } });

/** What a filter says may be somebody's name: the log tells which list, not what was looked for. */
export const saveViewHandler = (): Handler<'staff'> =>
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
