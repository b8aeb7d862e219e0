// What word processors put on the clipboard says with classes and styles what pages say with elements. The schema leaves
// all of it away; what it means is written as elements first.
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const NUMBERED = /^\s*[\da-z]{1,4}[.)]/i;

/** As it comes from the clipboard; the answer is as well-formed as a document of the browser's own. */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  for (const empty of body.querySelectorAll('style, script, meta, link, title, xml')) empty.remove();
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) intoList(paragraph);
  return body.innerHTML;
}

/** Comments to old browsers: some hide a bullet, others hold whole settings. */
const withoutConditions = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[(?:if|endif)[^\]]*\]>/gi, '')
    .replaceAll(/<\/?o:p[^>]*>/gi, '');

/** A paragraph that only looks like a point of a list becomes one, in the list that the point before it began. */
function intoList(paragraph: Element): void {
  const level = WORD_ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return;
  const bullets = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = NUMBERED.test(bullets.map(({ textContent }) => textContent).join('')) ? 'ol' : 'ul';
  for (const bullet of bullets) bullet.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  listFor(paragraph, tag, Number(level)).append(item);
  paragraph.remove();
}

function listFor(paragraph: Element, tag: 'ol' | 'ul', level: number): Element {
  let list = paragraph.previousElementSibling;
  if (list === null || list.localName !== tag || !list.hasAttribute('data-points')) {
    list = paragraph.ownerDocument.createElement(tag);
    list.setAttribute('data-points', '');
    paragraph.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const last: Element = list.lastElementChild;
    const inner = [...last.children].findLast(({ localName }) => localName === 'ul' || localName === 'ol');
    list = inner ?? last.appendChild(paragraph.ownerDocument.createElement(tag));
  }
  return list;
}
