import type { OpenedKind } from '../../office/index.ts';
import { livingKeys, revokeKeys } from './key-store.ts';

export const openedKeys: OpenedKind = {
  name: 'Key of a program',
  permission: 'connections.manage',
  list: async (db, { sellerId, staffId, now }) =>
    (await livingKeys(db, { sellerId, madeBy: staffId, now })).map(({ name, created_at, ends_at }) => ({
      what: name,
      since: created_at,
      until: ends_at,
    })),
  end: async (tx, { sellerId, staffId, now }) =>
    (await revokeKeys(tx, { sellerId, madeBy: staffId }, now)).length,
};
