import { parseArgs } from 'node:util';

export interface Options {
  /** Relative to the root, with forward slashes, none at the end. */
  path: string;
  count: number;
  seed: number;
  isWide: boolean;
  /** Unit tests alone. */
  isQuick: boolean;
}

const usage = `npm run mutants -- PATH [--count 150] [--seed N] [--quick] [--wide]`;

/** Throws a sentence for whoever typed it. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(`Name one folder or file: ${usage}`);
  return {
    path: path.replace(/^\.\//, '').replace(/\/+$/, ''),
    count: whole('--count', values.count, 1) ?? 150,
    seed: whole('--seed', values.seed, 0) ?? Math.floor(Math.random() * 1_000_000),
    isWide: values.wide ?? false,
    isQuick: values.quick ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        seed: { type: 'string' },
        quick: { type: 'boolean' },
        wide: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function whole(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < least || value.trim() === '')
    throw new Error(`${name} wants a whole number from ${least}, not "${value}".`);
  return number;
}
