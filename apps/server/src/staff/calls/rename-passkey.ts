import { renamePasskey } from '@stagedoor/contract/calls/office/passkeys';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { handleSignedIn } from '../handle-door.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';

export const renamePasskeyHandler = (): Handler<'staff'> =>
  handleSignedIn(renamePasskey, async ({ id, name }, { session, change }) => {
    requireValid(isBlank(name) ? { name: passkeyMessages.nameNeeded } : {});
    await change(async ({ tx, record }) => {
      const owner = { staff_id: session.staffId };
      const renamed = (await staffPasskeys.rename(tx, owner, id, name.trim())) ?? refuse('NOT_FOUND');
      record({ action: 'staff.passkey-renamed', after: renamed });
    });
    return {};
  });
