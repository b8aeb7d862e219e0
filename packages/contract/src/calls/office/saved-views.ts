// Views of lists that somebody keeps for themselves; they follow the person to other machines.
import { VIEW_FILTER_LENGTH, viewRooms } from '@stagedoor/rules/staff/saved-views';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { id, line, list, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const savedView = shape('SavedView', {
  id,
  room: z.enum(viewRooms),
  name: text,
  /** As it stands in the address: `states=STATUS_ORDER_PAID&outlet=1`. */
  filter: text,
});
export type SavedView = Of<typeof savedView>;

export const listSavedViews = officeCall({
  name: 'listSavedViews',
  module: 'staff',
  method: 'GET',
  path: 'views',
  permission: 'signed-in',
  changes: false,
  summary: 'The views of lists that one has kept at this seller.',
  input: noFields,
  output: shape('SavedViews', { views: list(savedView) }),
});

export const saveView = officeCall({
  name: 'saveView',
  module: 'staff',
  path: 'views/save',
  permission: 'signed-in',
  changes: true,
  summary: 'Keep a filtered list under a name, for oneself.',
  input: asked('ViewToSave', {
    room: z.enum(viewRooms),
    name: line(200),
    filter: line(VIEW_FILTER_LENGTH),
  }),
  output: savedView,
});

export const removeView = officeCall({
  name: 'removeView',
  module: 'staff',
  path: 'views/remove',
  permission: 'signed-in',
  changes: true,
  summary: 'Give up a view that one has kept.',
  input: asked('ViewKey', { id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const savedViewCalls = [listSavedViews, saveView, removeView];
