import type { Reader } from './reader.ts';

// Anything invisible but the blanks of ordinary text.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text of at most so many characters. */
export function text(most: number): Reader<string> {
  return (tree, { report }) => {
    const { label, place } = tree;
    if (tree.kind !== 'scalar') return report.mistake(place, `"${label}" must be text.`);
    if (typeof tree.value === 'boolean')
      return report.mistake(place, `"${label}" must be text: put it in quotes.`);
    const written = (typeof tree.value === 'string' ? tree.value : tree.source).trim();
    if (written === '') return report.mistake(place, `"${label}" is empty.`);
    if (written.length > most) {
      return report.mistake(place, `"${label}" has ${written.length} characters; at most ${most} fit.`);
    }
    if (CONTROL.test(written))
      return report.mistake(place, `"${label}" holds an invisible control character.`);
    return written;
  };
}

/** Text that must fit a heading or a row. */
export function line(most = 200): Reader<string> {
  const read = text(most);
  return (tree, reading) => {
    const written = read(tree, reading);
    if (written === undefined || !/[\r\n]/.test(written)) return written;
    return reading.report.mistake(tree.place, `"${tree.label}" must be a single line.`);
  };
}
