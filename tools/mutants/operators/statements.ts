// What stands in sql`…`: conditions joined otherwise, dropped or turned round, limits, orders and locks.
import { textOf, type Operator } from './operator.ts';

const turns: readonly (readonly [RegExp, string])[] = [
  [/\bwhere(?= )/g, 'where true or'],
  [/(?<!between \S+ )(?<!\$)\band(?= )/g, 'or'],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>(?= )/g, '>='],
  [/(?<=\b(?:where|and|or|on|when) [\w."]+ )=(?=\s|$)/g, '<>'],
  [/(?<= )<>(?=\s|$)/g, '='],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bnot exists\b/g, 'exists'],
  [/ desc\b/g, ''],
  [/ for update( of \w+)?( skip locked)?/g, ''],
  [/ skip locked\b/g, ''],
  [/\bdistinct /g, ''],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/\bfalse\b/g, 'true'],
  [/\btrue\b/g, 'false'],
];
const isSql = /^sql\b/;

export const statement: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'TaggedTemplateExpression' || !isSql.test(textOf(place, node.tag))) return [];
  const { start, end } = node;
  return node.quasi.quasis.flatMap((quasi) => {
    const words = textOf(place, quasi);
    return turns.flatMap(([pattern, turned]) =>
      [...words.matchAll(pattern)].map(({ index, 0: found }) => {
        const from = quasi.start + index;
        return {
          start,
          end,
          after: place.text.slice(start, from) + turned + place.text.slice(from + found.length, end),
        };
      }),
    );
  });
};
