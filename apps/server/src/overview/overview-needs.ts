import type { Platform } from '../platform/module.ts';

export type OverviewNeeds = Pick<Platform, 'db' | 'readDb' | 'log'>;
