import { revokeKey } from '@stagedoor/contract/calls/office/keys';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { revokeKeys } from '../keys/key-store.ts';

export const revokeKeyHandler = (): Handler<'staff'> =>
  handle(revokeKey, async ({ id, reason }, { sellerId, now, change }) => {
    await change(async ({ tx, record }) => {
      const [name = refuse('NOT_FOUND')] = await revokeKeys(tx, { sellerId, keyId: id }, now);
      record({ action: 'key.revoked', subject: { kind: 'key', id }, before: { name }, reason });
    });
    return {};
  });
