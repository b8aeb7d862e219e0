import type { ConfigReader } from '../platform/config-reader.ts';

export interface AwardsConfig {
  /** What the secrets of draws are encrypted with; without it nothing can be committed to. */
  drawKey: string | undefined;
}

const SHORTEST_KEY = 32;
/** The demo's draw is for everybody to look into. */
export const DEMO_DRAW_KEY = 'the demo has no draw that anybody must not know';

export function readAwardsConfig({ secret, complaints, production }: ConfigReader): AwardsConfig {
  const given = secret('DRAW_SECRET');
  if (given !== undefined && given.length < SHORTEST_KEY) {
    complaints.push(
      `DRAW_SECRET must have ${SHORTEST_KEY} characters or more: it protects the secrets of draws.`,
    );
  }
  return { drawKey: given ?? (production ? undefined : DEMO_DRAW_KEY) };
}
