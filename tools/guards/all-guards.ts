import { cardGuards } from './card-guards.ts';
import { gatewayGuards } from './gateway-guards.ts';
import { keyGuards } from './key-guards.ts';
import { moneyGuards } from './money-guards.ts';
import { openedGuards } from './opened-guards.ts';
import { passkeyGuards } from './passkey-guards.ts';
import { passwordGuards } from './password-guards.ts';
import { priceGuards } from './price-guards.ts';
import { refusedGuards } from './refused-guards.ts';
import { setUpGuards } from './set-up-guards.ts';
import { signInGuards } from './sign-in-guards.ts';
import { staffGuards } from './staff-guards.ts';
import { strangerGuards } from './stranger-guards.ts';
import { wireGuards } from './wire-guards.ts';
import type { Guard } from './guard.ts';

export const guards: Guard[] = [
  ...signInGuards,
  ...passwordGuards,
  ...wireGuards,
  ...cardGuards,
  ...priceGuards,
  ...staffGuards,
  ...passkeyGuards,
  ...keyGuards,
  ...openedGuards,
  ...strangerGuards,
  ...refusedGuards,
  ...setUpGuards,
  ...gatewayGuards,
  ...moneyGuards,
];
