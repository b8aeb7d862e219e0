export { openCodes } from './open-codes.ts';
export { codesOfOutlet } from './code-store.ts';
export { codeForCart, heldCode, requireFor, requireWithinHeld } from './good-code.ts';
export type { FoundCode } from './code-store.ts';
export type { HeldCode } from './held-code.ts';
export { claimUse, giveBackUses, returnUseOfOrder, spendUse, takeUse } from './use-store.ts';
