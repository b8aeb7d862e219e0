import { listSavedViews } from '@stagedoor/contract/calls/office/saved-views';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { viewsOf } from '../views/view-store.ts';
import { ownerOf } from '../views/owner-of.ts';

export const listSavedViewsHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(listSavedViews, async (_input, { session }) => ({
    views: await viewsOf(db, ownerOf(session)),
  }));
