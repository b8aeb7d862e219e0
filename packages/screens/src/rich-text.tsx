import { createElement } from 'react';
import type { ReactNode } from 'react';
import { SafeAnchor } from './safe-anchor.tsx';
import { parseHtml } from './parse-html.ts';
import type { RichNode } from './rich-element.ts';
import styles from './rich-text.module.css';

/** Text with a little HTML in it, as operators write it. Only harmless elements are drawn. */
export function RichText({ html }: { html: string }) {
  const nodes = parseHtml(html);
  return (
    <div className={styles.text}>{nodes.every(isText) ? paragraphs(nodes.join('')) : nodes.map(draw)}</div>
  );
}

const isText = (node: RichNode): node is string => typeof node === 'string';

function paragraphs(text: string): ReactNode {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part, index) => createElement('p', { key: index }, part.trim()));
}

function draw(node: RichNode, index: number): ReactNode {
  if (isText(node)) return node;
  const children = node.children.map(draw);
  if (node.tag === 'a') {
    return (
      <SafeAnchor key={index} address={node.href}>
        {children}
      </SafeAnchor>
    );
  }
  const { tag, colSpan, rowSpan, scope } = node;
  const properties = {
    key: index,
    ...(colSpan && { colSpan }),
    ...(rowSpan && { rowSpan }),
    ...(scope && { scope }),
  };
  return children.length > 0 ? createElement(tag, properties, ...children) : createElement(tag, properties);
}
