import { makeKey } from '@stagedoor/contract/calls/office/keys';
import type { InputOf } from '@stagedoor/contract/call';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { isKeyEndAllowed, MOST_KEY_NETWORKS } from '@stagedoor/rules/staff/key-limits';
import { keyRightWords, rightsToGive } from '@stagedoor/rules/staff/key-rights';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { isNetwork } from '../../platform/http/networks.ts';
import { saveNewKey } from '../keys/save-new-key.ts';
import type { OfficeCaller } from '../office-caller.ts';
import type { StaffNeeds } from '../staff-needs.ts';

type Wanted = InputOf<typeof makeKey>;

function problemsOf({ name, rights, networks = [], endsAt }: Wanted, { role, now }: OfficeCaller) {
  const given = rightsToGive(role);
  const odd = networks.slice(0, MOST_KEY_NETWORKS + 1).find((text, index) => {
    return index === MOST_KEY_NETWORKS || !isNetwork(text.trim());
  });
  return fieldErrors({
    name: isBlank(name) && connectionsMessages.nameNeeded,
    rights:
      (rights.length === 0 && connectionsMessages.rightNeeded) ||
      (rights.some((right) => !given.includes(right)) && connectionsMessages.rightsBeyond),
    networks: odd !== undefined && connectionsMessages.networkWrong(odd),
    endsAt: !isKeyEndAllowed(endsAt, now) && connectionsMessages.endTooFar,
  });
}

export const makeKeyHandler = ({ listSellers, production }: StaffNeeds): Handler<'staff'> =>
  handle(makeKey, async (wanted, caller) => {
    requireValid(problemsOf(wanted, caller));
    const { sellerId, staffId, now } = caller;
    const outletIds = [...new Set(wanted.outletIds)];
    const seller = (await listSellers()).find((each) => each.sellerId === sellerId);
    const own = seller?.outlets.map(({ outletId }) => outletId) ?? [];
    if (outletIds.some((outletId) => !own.includes(outletId))) refuse('NOT_FOUND');
    outletIds.forEach(caller.requireOutlet);
    const row = {
      seller_id: sellerId,
      made_by: staffId,
      name: wanted.name.trim(),
      rights: [...new Set(wanted.rights)],
      all_outlets: outletIds.length === 0,
      outlet_ids: outletIds,
      networks: (wanted.networks ?? []).map((text) => text.trim()),
      ends_at: wanted.endsAt,
    };
    return caller.change(async ({ tx, record }) => {
      const made = (await saveNewKey(tx, row, { production, now })) ?? refuse('TOO_MANY_KEYS');
      const { name, networks, ends_at } = row;
      const rights = row.rights.map(keyRightWords);
      record({
        action: 'key.made',
        subject: { kind: 'key', id: made.id },
        after: { name, rights, allOutlets: row.all_outlets, outletIds, networks, endsAt: ends_at },
      });
      return made;
    });
  });
