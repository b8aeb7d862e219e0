import { removeView } from '@stagedoor/contract/calls/office/saved-views';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { deleteView } from '../views/view-store.ts';
import { ownerOf } from '../views/owner-of.ts';

export const removeViewHandler = (): Handler<'staff'> =>
  handleSignedIn(removeView, async ({ id }, { session, change }) =>
    change(async ({ tx, record }) => {
      const gone = (await deleteView(tx, ownerOf(session), id)) ?? refuse('NOT_FOUND');
      record({ action: 'view.removed', subject: { kind: 'view', id }, before: { room: gone.room } });
      return {};
    }),
  );
