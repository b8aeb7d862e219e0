// The one way to read the environment: each module declares its own settings over it, beside the code that uses them.
import { readFileSync } from 'node:fs';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';

export type Environment = Record<string, string | undefined>;

export interface ConfigReader {
  production: boolean;
  /** Every sentence of complaint, told at once at the end. */
  complaints: string[];
  /** Every name that was asked for. */
  known: ReadonlySet<string>;
  text(name: string): string | undefined;
  number(name: string, fallback: number, least: number, most: number): number;
  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T;
  /** The text of the file that this variable names. */
  file(name: string): string | undefined;
  /** From `NAME` or from the file that `NAME_FILE` names: secrets never stand in the code. */
  secret(name: string): string | undefined;
}

const FEWEST_LETTERS = 8;

/** Long enough, and not the same few letters again and again. */
export const isStrong = (secret: string, shortest: number): boolean =>
  secret.length >= shortest && new Set(secret).size >= FEWEST_LETTERS;

const placeholders = new Set(['LOGIN', 'KEY', 'PASSWORD', 'SECRET', 'TOKEN']);

/** What the pages of the documentation say where a secret belongs, alone or within an address. */
function isPlaceholder(value: string): boolean {
  if (!URL.canParse(value)) return placeholders.has(value);
  const { password, hostname } = new URL(value);
  return placeholders.has(password) || (password === 'password' && hostname.endsWith('.example'));
}

export function configReader(env: Environment): ConfigReader {
  const complaints: string[] = [];
  const known = new Set<string>();
  const text = (name: string): string | undefined => {
    known.add(name);
    return env[name]?.trim() || undefined;
  };
  const oneOf = <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
    const given = text(name);
    if (given === undefined) return fallback;
    if (isOneOf(allowed, given)) return given;
    complaints.push(`${name} must be ${allowed.join(' or ')}, not "${given}".`);
    return fallback;
  };
  const file = (name: string): string | undefined => {
    const path = text(name);
    if (path === undefined) return undefined;
    try {
      return readFileSync(path, 'utf8');
    } catch {
      complaints.push(`${name} names a file that cannot be read: "${path}".`);
      return '';
    }
  };
  const production = oneOf('NODE_ENV', 'development', ['development', 'test', 'production']) === 'production';
  return {
    production,
    complaints,
    known,
    text,
    number: (name, fallback, least, most) => {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = Number(given);
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      complaints.push(`${name} must be a whole number from ${least} to ${most}, not "${given}".`);
      return fallback;
    },
    oneOf,
    file,
    secret: (name) => {
      const [inFile, given] = [file(`${name}_FILE`)?.trim(), text(name)];
      if (inFile !== undefined && given !== undefined)
        complaints.push(`${name} and ${name}_FILE are two ways to the same: set one of them.`);
      const value = inFile ?? given;
      if (production && value !== undefined && isPlaceholder(value))
        complaints.push(`${name} still holds a word of the documentation: put your own in its place.`);
      return value;
    },
  };
}
