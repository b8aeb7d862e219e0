// What keeps cards, the card form and the gateway's word safe.
import { guard, type Guard } from './guard.ts';

const payments = 'apps/server/src/payments';
const security = `${payments}/security.server.test.ts`;
const disable = `${payments}/calls/disable-payment-method.server.test.ts`;
const communicator = `${payments}/communicator/communicator.test.ts`;

export const cardGuards: Guard[] = [
  guard(
    'SEC-41',
    'a card in use is not removed',
    `${payments}/cards/uses-of-card.ts`,
    ['list.length > 0', 'list.length > 99'],
    disable,
  ),
  guard(
    'SEC-41',
    'a card that is being chosen is not removed meanwhile',
    `${payments}/cards/find-chargeable-card.ts`,
    [`findOwnCard(db, owner, key, 'share')`, 'findOwnCard(db, owner, key)'],
    disable,
  ),
  guard(
    'SEC-48',
    'the form returns to the page that asked, and nowhere else',
    `${payments}/calls/get-hosted-profile-page.ts`,
    ['new URL(address).origin === origin', `origin !== ''`],
    security,
  ),
  guard(
    'SEC-49',
    'the communicator hears the gateway alone',
    `${payments}/communicator/communicator.js`,
    ['  if (origin === gateway) passOn(data);', '  if (origin) passOn(data);'],
    communicator,
    'unit',
  ),
  guard(
    'SEC-49',
    'framed by others, the communicator reads no address',
    `${payments}/communicator/communicator.js`,
    ['  if (framedBy === gateway) passOn', '  if (framedBy) passOn'],
    communicator,
    'unit',
  ),
  guard(
    'SEC-53',
    'the communicator is framed by the gateway alone',
    `${payments}/communicator/register-communicator.ts`,
    [
      `    \`frame-ancestors 'self' \${gatewayOrigin}\`,
`,
      `    \`frame-ancestors * \${gatewayOrigin}\`,
`,
    ],
    security,
  ),
  guard(
    'SEC-53',
    'no other page is framed',
    'apps/server/src/platform/http/security-headers.ts',
    [
      `  'x-frame-options': 'DENY',
`,
      '',
    ],
    security,
  ),
  guard(
    'SEC-55',
    'a notification is signed by the gateway',
    `${payments}/gateway/authorize-net/signature.ts`,
    [
      `return timingSafeEqual(expected, Buffer.from(given, 'hex'))`,
      'return timingSafeEqual(expected, expected)',
    ],
    security,
  ),
  guard(
    'SEC-55',
    'a repeated notification has no second effect',
    `${payments}/webhooks/take-hint.ts`,
    [
      `    if (!(await noteNotice(tx, intent, id, now))) return undefined;
`,
      `    await noteNotice(tx, intent, id, now);
`,
    ],
    `${payments}/webhooks/webhook.server.test.ts`,
  ),
  guard(
    'SEC-60',
    'the form never repeats a number or a code',
    'apps/server/src/stand-in-gateway/form/form-page.ts',
    [`name === 'name' || name === 'expiry' ? state.typed[name] : ''`, `state.typed[name as 'name']`],
    `${payments}/cards/card-form.server.test.ts`,
  ),
];
