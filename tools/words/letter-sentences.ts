// The sentences of letters, which stand in the server where each letter is written. A translation is found by the English
// itself, with a number for each fact that is put in: `Your order {0}: {1}`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Expression, type TemplateLiteral } from 'oxc-parser';
import { root } from '../runtime/folders.mjs';

/** As the translators' file is called. */
export const LETTERS = 'letters';

const fromMail = /from '(\.\.?\/)*(mail\/index|letter-parts|letter-words)\.ts'/;
/** Letters to those who work here are English. */
const forStaff = /^apps\/server\/src\/(staff|webhooks|mail)\//;
const tags = new Set(['said', 'paragraph', 'note']);
const labelled = new Set(['button', 'link']);

const keyOf = ({ quasis }: TemplateLiteral): string =>
  quasis.map(({ value }, index) => `${index === 0 ? '' : `{${index - 1}}`}${value.cooked ?? ''}`).join('');

const textsIn = (node: Expression): string[] => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  return node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].flatMap(textsIn) : [];
};

/** What holds words, and not only facts. */
const says = (key: string): boolean =>
  /\p{L}/u.test(key.replaceAll(/\{\d+\}/g, '')) && !/^[\w-]+\.\w+$/.test(key);

/** `paragraph` is itself, or taken out of the parts. */
function nameOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}

export function sentencesIn(path: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tags.has(nameOf(tag) ?? '')) found.push(keyOf(quasi));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (labelled.has(nameOf(callee as Expression) ?? '') && first && first.type !== 'SpreadElement')
        found.push(...textsIn(first));
    },
    ArrayExpression: ({ elements }) => {
      const [name] = elements;
      if (elements.length === 2 && name?.type === 'Literal' && typeof name.value === 'string')
        found.push(name.value);
    },
  }).visit(parseSync(path, source).program);
  return found.filter(says);
}

/** Every one that customers, guests and friends can read. */
export function letterSentences(): string[] {
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && !forStaff.test(file),
  );
  const sentences = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return fromMail.test(source) && /\bsaid\b|letterParts/.test(source) ? sentencesIn(file, source) : [];
  });
  return [...new Set(sentences)].sort();
}
