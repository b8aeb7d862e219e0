export { openCodes } from './open-codes.ts';
export type { Codes } from './open-codes.ts';
export { codeForCart, heldCode, requireFor, requireWithinHeld } from './good-code.ts';
export type { FoundCode } from './code-store.ts';
export type { HeldCode } from './held-code.ts';
export { claimUse, giveBackUses, returnUseOfOrder, spendUse, takeUse } from './use-store.ts';
