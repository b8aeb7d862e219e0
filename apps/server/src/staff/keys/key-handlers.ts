import type { Handler } from '../../platform/http/handler.ts';
import { listKeysHandler } from '../calls/list-keys.ts';
import { makeKeyHandler } from '../calls/make-key.ts';
import { renewKeyHandler } from '../calls/renew-key.ts';
import { revokeKeyHandler } from '../calls/revoke-key.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const keyHandlers = (needs: StaffNeeds): Handler<'staff'>[] => [
  listKeysHandler(needs),
  makeKeyHandler(needs),
  renewKeyHandler(needs),
  revokeKeyHandler(),
];
