import type { Platform } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Payments } from '../payments/index.ts';
import type { OutletCache } from '../sellers/index.ts';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import type { AwardsConfig } from './awards-config.ts';
import { drawVault } from './draw-secrets.ts';
import type { DrawVault } from './draw-secrets.ts';

export interface AwardsNeeds extends Platform, AwardsConfig {
  outlets: OutletCache;
  byHand: Payments['byHand'];
  awaySince: Payments['awaySince'];
}

export const refuseDraw = (message: string): never => refuse('DRAW_REFUSED', { message });

export const vaultOf = ({ drawKey }: AwardsConfig): DrawVault =>
  drawKey === undefined ? refuseDraw(drawOfficeMessages.noKey) : drawVault(drawKey);
