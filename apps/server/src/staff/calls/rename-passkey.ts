import { renamePasskey } from '@stagedoor/contract/calls/office/passkeys';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { handleSignedIn } from '../handle-door.ts';
import { renamePasskey as rename } from '../passkeys/passkey-store.ts';

export const renamePasskeyHandler = (): Handler<'staff'> =>
  handleSignedIn(renamePasskey, async ({ id, name }, { session, change }) => {
    requireValid(isBlank(name) ? { name: staffMessages.passkeyNameNeeded } : {});
    await change(async ({ tx, record }) => {
      const renamed = (await rename(tx, session.staffId, id, name.trim())) ?? refuse('NOT_FOUND');
      record({ action: 'staff.passkey-renamed', after: renamed });
    });
    return {};
  });
