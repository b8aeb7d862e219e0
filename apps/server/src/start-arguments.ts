// What may stand behind `npm start --`. Everything else is said by the environment.
import { parseArgs } from 'node:util';
import { ConfigError } from './config.ts';
import type { Environment } from './platform/config-reader.ts';

const options = { empty: { type: 'boolean' }, gateway: { type: 'string' } } as const;
const languages = ['authorizenet', 'stripe'];

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    const words = args.map((arg) => `"${arg}"`).join(' ');
    throw new ConfigError(`A start knows --empty and --gateway ${languages.join('|')}, not ${words}.`);
  }
}

export const asksForEmpty = (args: readonly string[]): boolean => readArguments(args).empty === true;

/** `--empty`: the demo world is not loaded, so that a folder without a shop begins with none. */
function withoutDemo(env: Environment): Environment {
  if (env['DEMO'] === '1')
    throw new ConfigError('DEMO=1 loads the demo world and --empty leaves it out: say one of them.');
  return { ...env, DEMO: '0' };
}

/** `--gateway stripe`: the stand-in speaks that language, over a folder of its own, because cards stay where they are. */
function withLanguage(env: Environment, language: string): Environment {
  if (!languages.includes(language))
    throw new ConfigError(`The stand-in speaks ${languages.join(' or ')}, not "${language}".`);
  return { ...env, STAND_IN_SPEAKS: language, DATA_DIR: env['DATA_DIR'] ?? `./data-${language}` };
}

export function environmentOf(args: readonly string[], env: Environment): Environment {
  const { empty = false, gateway } = readArguments(args);
  const spoken = gateway === undefined ? env : withLanguage(env, gateway);
  return empty ? withoutDemo(spoken) : spoken;
}
