import { listInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { levelNamesOf } from '../inviting/guest-lists.ts';
import {
  countInvitations as countMatching,
  describeInvitation,
  readInvitations,
} from '../inviting/read-invitations.ts';
import { scopeOf } from '../inviting/reach-invitations.ts';

export const listInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(listInvitations, async ({ sort, after, before, size, ...filter }, caller) => {
    const [page, count, names] = await Promise.all([
      readInvitations(needs.db, scopeOf(needs, caller), filter, { sort, after, before, size }),
      countMatching(needs.db, scopeOf(needs, caller), filter),
      levelNamesOf(needs, caller),
    ]);
    return { ...page, rows: page.rows.map((row) => describeInvitation(row, names)), ...count };
  });
