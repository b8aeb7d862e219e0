// What may stand behind `npm start --`. Everything else is said by the environment.
import { ConfigError } from './config.ts';
import type { Environment } from './platform/config-reader.ts';

const EMPTY = '--empty';

export const asksForEmpty = (args: readonly string[]): boolean => args.includes(EMPTY);

/** `--empty`: the demo world is not loaded, so that a folder without a shop begins with none. */
export function environmentOf(args: readonly string[], env: Environment): Environment {
  const unknown = args.find((arg) => arg !== EMPTY);
  if (unknown !== undefined) throw new ConfigError(`A start knows ${EMPTY}, not "${unknown}".`);
  if (!asksForEmpty(args)) return env;
  if (env['DEMO'] === '1')
    throw new ConfigError(`DEMO=1 loads the demo world and ${EMPTY} leaves it out: say one of them.`);
  return { ...env, DEMO: '0' };
}
