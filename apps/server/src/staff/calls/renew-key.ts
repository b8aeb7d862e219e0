import { renewKey } from '@stagedoor/contract/calls/office/keys';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { endOfRenewed, isKeyEndAllowed } from '@stagedoor/rules/staff/key-limits';
import { keyRightWords, rightsToGive } from '@stagedoor/rules/staff/key-rights';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { lockKey, replaceKey } from '../keys/key-store.ts';
import { saveNewKey } from '../keys/save-new-key.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const renewKeyHandler = ({ production }: StaffNeeds): Handler<'staff'> =>
  handle(renewKey, async ({ id, endsAt }, { sellerId, staffId, role, now, change }) => {
    requireValid(isKeyEndAllowed(endsAt, now) ? {} : { endsAt: connectionsMessages.endTooFar });
    return change(async ({ tx, record }) => {
      const old = (await lockKey(tx, sellerId, id, now)) ?? refuse('NOT_FOUND');
      if (old.renewed_by !== null) refuse('NOT_FOUND');
      // Whoever renews somebody else's key gives away what they have themselves, and no more.
      const rights = old.rights.filter((right) => rightsToGive(role).includes(right));
      const { name, all_outlets, outlet_ids, networks } = old;
      const row = { name, all_outlets, outlet_ids, networks, rights, seller_id: sellerId, made_by: staffId };
      const saved = await saveNewKey(tx, { ...row, ends_at: endsAt }, { production, now });
      const made = saved ?? refuse('TOO_MANY_KEYS');
      await replaceKey(tx, id, made.id, endOfRenewed(old.ends_at, now));
      const told = rights.map(keyRightWords);
      record({
        action: 'key.renewed',
        subject: { kind: 'key', id: made.id },
        before: { name, endsAt: old.ends_at },
        after: { name, rights: told, endsAt },
      });
      return made;
    });
  });
