import { forgetMailServer } from '@stagedoor/contract/calls/office/mail-server';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { MailServerNeeds } from '../servers/mail-server-needs.ts';
import { removeMailServer } from '../servers/mail-server-store.ts';

export const forgetMailServerHandler = ({ servers }: MailServerNeeds): Handler<'mail'> =>
  handle(forgetMailServer, async (_input, caller) => {
    const { sellerId } = caller;
    if (caller.outletIds !== 'all') return refuse('NOT_FOUND');
    await caller.change(async ({ tx, record, unchanged }) => {
      if (!(await removeMailServer(tx, sellerId))) return unchanged(undefined);
      record({ action: 'mail.server-forgotten', subject: { kind: 'seller', id: sellerId } });
      return undefined;
    });
    servers.forget();
    return {};
  });
