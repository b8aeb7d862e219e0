import { isStrong } from '../../platform/config-reader.ts';
import type { ConfigReader } from '../../platform/config-reader.ts';

const SHORTEST_KEY = 32;
/** The demo keeps no secret that anybody must not know. */
const DEMO_KEY = 'the demo keeps no secrets of real gateways';

/**
 * What the secrets of gateways are encrypted with, the one that seals first. While one takes the place of another both
 * are known; without any, nobody can type a secret in the box office.
 */
export function readSecretsKeys({ secret, complaints, production }: ConfigReader): readonly string[] {
  const given = ['SECRETS_KEY', 'SECRETS_KEY_OLD'].map((name) => ({ name, key: secret(name) }));
  for (const { name, key } of given) {
    if (key !== undefined && !isStrong(key, SHORTEST_KEY))
      complaints.push(
        `${name} must have ${SHORTEST_KEY} characters or more, not the same few again and again: it protects the secrets of gateways.`,
      );
    if (production && key === DEMO_KEY)
      complaints.push(`${name} holds the key of the demo, which everybody knows.`);
  }
  const [current, old] = given.map(({ key }) => key);
  if (current === undefined && old !== undefined)
    complaints.push('SECRETS_KEY_OLD takes its place beside SECRETS_KEY: set both.');
  const keys = [current ?? (production ? undefined : DEMO_KEY), old];
  return keys.filter((key) => key !== undefined);
}
