import { DOMParser as DocumentReader } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { richSchema } from './rich-schema.ts';

const reader = DocumentReader.fromSchema(richSchema);

/** A text as it is kept. One without any markup has paragraphs where it has empty lines, as pages draw it. */
export function readRich(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.childElementCount === 0 ? paragraphsOf(body.textContent) : reader.parse(body);
}

function paragraphsOf(text: string): Node {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const paragraphs = (parts.length > 0 ? parts : ['']).map((part) =>
    richSchema.node('p', null, part === '' ? [] : [richSchema.text(part)]),
  );
  return richSchema.node('doc', null, paragraphs);
}
