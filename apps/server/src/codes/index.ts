export { loadDemoCodes } from './demo/load-demo-codes.ts';
export { openCodes } from './open-codes.ts';
export { codesOfOutlet } from './code-store.ts';
export {
  codeAtCounter,
  codeForCart,
  heldCode,
  requireAtEvent,
  requireFor,
  requireWithinHeld,
} from './good-code.ts';
export type { FoundCode } from './code-store.ts';
export type { HeldCode } from './held-code.ts';
export { describeTerms } from './describe-set.ts';
export {
  claimUse,
  forgetUses,
  giveBackUses,
  returnUseOfOrder,
  spendUse,
  takeUse,
  useAtOnce,
} from './use-store.ts';
