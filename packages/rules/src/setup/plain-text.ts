// SETUP-06: policies are written as plain paragraphs and lists. What comes out is what pages show, and nothing else.
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entities = Object.entries(escapes).toReversed();

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** `&amp;` last: what it stands before was text. */
const unescaped = (text: string): string =>
  entities.reduce((held, [letter, entity]) => held.replaceAll(entity, letter), text);

const BULLET = /^- /;

function blockOf(lines: readonly string[]): string {
  if (lines.every((line) => BULLET.test(line)))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escaped).join('<br>')}</p>`;
}

/** Paragraphs have an empty line between them; lines that all begin with `- ` are a list. */
export function htmlOfPlain(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)
    .join('');
}

const BLOCK = /<p>((?:(?!<\/?p>|<\/?ul>).)*)<\/p>|<ul>((?:<li>(?:(?!<\/?li>).)*<\/li>)*)<\/ul>/gs;

/** The way back; nothing for a text that has more in it than paragraphs and lists, such as a link. */
export function plainOfHtml(html: string): string | undefined {
  const blocks: string[] = [];
  const rest = html.replaceAll(BLOCK, (_block, paragraph: string | undefined, list: string | undefined) => {
    const items = [...(list ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => `- ${item}`);
    blocks.push(paragraph === undefined ? items.join('\n') : paragraph.replaceAll(/<br\s*\/?>/g, '\n'));
    return '';
  });
  const plain = blocks.join('\n\n');
  return rest.trim() === '' && !/<[a-z/]/i.test(plain) ? unescaped(plain) : undefined;
}
