// What a program says of its values against the compiler: a cast, and the mark that something is there. Both are
// believed, never looked at. What is kept of them can only become less.
import { Visitor } from 'oxc-parser';
import { isTest, type Source } from '../sources.ts';
import { beyond } from './beyond.ts';
import type { Rule } from './project.ts';

const isProduct = /^(apps|packages)\//;

/** `as X`; `as const` says nothing that is not so. */
export const casts: Rule = ({ sources, kept }) =>
  beyond(countIn(sources, castsIn), { most: 0, kept: kept.casts, unit: 'casts (read or narrow it instead)' });

/** `x!` */
export const marks: Rule = ({ sources, kept }) =>
  beyond(countIn(sources, marksIn), {
    most: 0,
    kept: kept.marks,
    unit: 'non-null marks (ask `required` and its like instead)',
  });

function countIn(sources: Source[], count: (source: Source) => number): Map<string, number> {
  const counted = sources
    .filter(({ path }) => isProduct.test(path) && !isTest(path))
    .map((source): [string, number] => [source.path, count(source)]);
  return new Map(counted.filter(([, many]) => many > 0));
}

function castsIn({ parsed }: Source): number {
  let many = 0;
  new Visitor({
    TSAsExpression: ({ typeAnnotation: type }) => {
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const';
      if (!isConst) many += 1;
    },
    TSTypeAssertion: () => {
      many += 1;
    },
  }).visit(parsed.program);
  return many;
}

function marksIn({ parsed }: Source): number {
  let many = 0;
  new Visitor({
    TSNonNullExpression: () => {
      many += 1;
    },
  }).visit(parsed.program);
  return many;
}
