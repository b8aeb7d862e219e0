import { basename } from 'node:path';
import type { Rule } from './project.ts';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;
const numbered = /^(\d{4})-/;

/** A decision has a number of its own, and stands in the index with its status. */
export const decisions: Rule = ({ files, texts }) => {
  const listed = texts.find(({ path }) => path === index)?.text ?? '';
  const taken = new Map<string, string>();
  return files
    .filter((path) => path.startsWith(folder) && path.endsWith('.md') && path !== index)
    .flatMap((path) => {
      const name = basename(path);
      const [, number] = numbered.exec(name) ?? [];
      if (!number) return [{ path, reason: 'a decision begins with a number of four digits' }];
      const other = taken.get(number);
      taken.set(number, other ?? name);
      if (other) return [{ path, reason: `${number} is the number of ${other} already` }];
      return listed.includes(`(${name})`) ? [] : [{ path, reason: `is not listed in ${index}` }];
    });
};
