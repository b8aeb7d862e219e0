// What keeps a program within its key.
import { guard, type Guard } from './guard.ts';

const keys = 'apps/server/src/staff/keys';
const proven = `${keys}/keys.server.test.ts`;
const webhooks = 'apps/server/src/webhooks';
const received = `${keys}/receive-key.ts`;

export const keyGuards: Guard[] = [
  guard(
    'SEC-102',
    'a key is the whole of its secret',
    received,
    ['found && mayStill && isSame(found.keyHash, hashSecret(key))', 'found && mayStill && isSame'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key ends with the right of its maker',
    `${keys}/key-store.ts`,
    ['k.revoked_at is null and k.ends_at > ${now}`.execute(db);', 'k.ends_at > ${now}`.execute(db);'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key has its end',
    `${keys}/key-store.ts`,
    [' and k.ends_at > ${now}`.execute(db);', ' and ${now}::timestamptz is not null`.execute(db);'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key comes from its networks',
    received,
    ['!isWithin(found.networks, request.ip)', 'false && isWithin([], request.ip)'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key may what its rights say',
    received,
    ['!mayCall(acting.grant, call)', 'false && !mayCall(acting.grant, call)'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key in an address is refused',
    received,
    ['if (looksLikeKey.test(url))', 'if (url === looksLikeKey.source)'],
    proven,
  ),
  guard(
    'SEC-102',
    'a key reads and does nothing at other outlets',
    received,
    ['return key.roleAllOutlets ? key.outletIds :', "return key.roleAllOutlets ? 'all' :"],
    proven,
  ),
  guard(
    'SEC-102',
    'a key that was revoked in the middle changes nothing',
    received,
    ["if (!(await holdKey(parts.tx, keyId))) refuse('KEY_REFUSED');", 'await holdKey(parts.tx, keyId);'],
    proven,
  ),
  guard(
    'SEC-103',
    'nothing goes into a private network',
    `${webhooks}/public-places.ts`,
    ['isPublic(address) || isAllowed(address)', 'isAllowed(address) || address !== ""'],
    `${webhooks}/webhooks.server.test.ts`,
  ),
  guard(
    'SEC-104',
    'the old secret signs as long as it lives',
    `${webhooks}/secrets-of.ts`,
    ['...(isOldAlive ? [old_secret] : [])', '...(isOldAlive && !old_secret ? [old_secret] : [])'],
    `${webhooks}/webhooks.server.test.ts`,
  ),
  guard(
    'SEC-105',
    'an answer is that of the caller alone',
    received,
    ['whose: `key ${found.keyId}`', "whose: 'key '"],
    'apps/server/src/staff/once/once.server.test.ts',
  ),
];
