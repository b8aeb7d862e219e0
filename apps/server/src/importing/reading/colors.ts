import { isHexColor, isReadable } from '@stagedoor/rules/contrast';
import type { Reader } from './reader.ts';

/** What text stands on: cards and the page itself. */
const GROUNDS = ['#ffffff', '#faf8f3'];

export const color: Reader<string> = (tree, { report }) => {
  const written = tree.kind === 'scalar' ? String(tree.value) : '';
  if (isHexColor(written)) return written.toLowerCase();
  return report.mistake(tree.place, `"${tree.label}" must be a colour such as "#b1251d", in quotes.`);
};

/** A colour in which words are written (SHELL-14). */
export const readableColor: Reader<string> = (tree, reading) => {
  const chosen = color(tree, reading);
  if (chosen === undefined || GROUNDS.every((ground) => isReadable(chosen, ground))) return chosen;
  return reading.report.mistake(
    tree.place,
    `"${tree.label}": ${chosen} is too pale to be read on a white page.`,
  );
};
