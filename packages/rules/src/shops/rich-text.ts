/** What a text may hold that operators write with a little HTML: kept when it is written, drawn when it is shown. */
export const richTextElements: readonly string[] = (
  'p br hr h2 h3 h4 blockquote ul ol li dl dt dd a strong b em i u s small sub sup span ' +
  'table thead tbody tr th td'
).split(' ');

export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
