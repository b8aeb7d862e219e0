export { openSetup } from './open-setup.ts';
export type { Setup } from './open-setup.ts';
