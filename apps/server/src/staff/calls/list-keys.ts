import { listKeys } from '@stagedoor/contract/calls/office/keys';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { livingKeys } from '../keys/key-store.ts';
import { shownKey } from '../keys/new-key.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listKeysHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handle(listKeys, async (_input, { sellerId, now, grantFor }) => {
    const keys = await livingKeys(db, { sellerId, now });
    const manages = grantFor('connections.manage') === 'yes';
    return {
      keys: keys.map((key) => ({
        id: key.key_id,
        name: key.name,
        shown: shownKey(key),
        rights: key.rights,
        allOutlets: key.all_outlets,
        outletIds: key.outlet_ids,
        networks: manages ? key.networks : [],
        madeBy: key.made_by_name,
        madeAt: key.created_at,
        endsAt: key.ends_at,
        isRenewed: key.renewed_by !== null,
        usedAt: key.used_at ?? undefined,
        usedFrom: manages ? (key.used_from ?? undefined) : undefined,
      })),
    };
  });
