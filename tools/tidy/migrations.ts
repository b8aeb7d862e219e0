import { basename, dirname } from 'node:path';
import type { Rule } from './project.ts';

const isMigration = /^(.*\/migrations)\/[^/]+\.sql$/;
const numbered = /^(?:[a-z]+-)?(\d{4})-/;

/** The runner goes by the names: a number stands for one file, so that the order is the one that was written. */
export const numbers: Rule = ({ files }) => {
  const taken = new Map<string, string>();
  return files
    .filter((path) => isMigration.test(path))
    .flatMap((path) => {
      const [, number] = numbered.exec(basename(path)) ?? [];
      if (!number) return [{ path, reason: 'a migration begins with a number of four digits' }];
      const key = `${dirname(path)}/${number}`;
      const other = taken.get(key);
      taken.set(key, other ?? path);
      return other ? [{ path, reason: `${number} is the number of ${basename(other)} already` }] : [];
    });
};
