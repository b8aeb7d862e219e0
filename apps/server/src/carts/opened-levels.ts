import { holdsFor } from '@stagedoor/rules/codes/where-it-holds';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { HeldCode } from '../codes/index.ts';

/** What a cart's code opens to it, of the levels that it is for. */
export const openedBy =
  (code: HeldCode | null | undefined) =>
  (level: LevelOnOffer): CodeOpens | undefined =>
    code && holdsFor(code, { ...level, priceLevelId: level.levelId }) ? code.opens : undefined;
