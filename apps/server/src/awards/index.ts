export { commitDraws } from './commit-draws.ts';
export { keepDrawRules } from './keep-rules.ts';
export { drawVault } from './draw-secrets.ts';
export type { DrawSecrets } from './draw-secrets.ts';
export { DEMO_DRAW_KEY, readAwardsConfig } from './awards-config.ts';
export { awardSteps } from './award-steps.ts';
export { openAwards } from './open-awards.ts';
export { rankOfRequest } from './find-rank.ts';
export { drawOfRequest } from './draw-of-request.ts';
