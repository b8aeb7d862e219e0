import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { imageKind } from './image-kind.ts';

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

test('[SETUP-05] what is drawn stays as it was drawn', () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#b1251d"></stop></linearGradient></defs>' +
    '<style>.b { fill: url(#a); }</style><path class="b" d="M0 0h9v9z"></path><use href="#a"></use>' +
    '<image href="data:image/png;base64,AAAA"></image>';
  expect(cleanSvg(svg(inside))).toEqual({
    clean: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
    removed: false,
  });
});

test.each([
  ['a script', '<script>alert(1)</script>', 'alert'],
  ['a handler', '<path d="M0 0" onclick="alert(1)"/>', 'alert'],
  ['a link', '<a href="https://elsewhere.example"><path d="M0 0"/></a>', 'elsewhere'],
  ['a link that runs', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', 'alert'],
  ['foreign content', '<foreignObject><body>alert</body></foreignObject>', 'alert'],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>', 'elsewhere'],
  ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'svg+xml'],
  ['a part of another file', '<use xlink:href="https://elsewhere.example/a.svg#b"/>', 'elsewhere'],
  ['a style from elsewhere', '<style>@import "https://elsewhere.example/a.css";</style>', 'elsewhere'],
  [
    'a fill from elsewhere',
    '<path fill="url( \'https://elsewhere.example/a.svg#b\')" d="M0 0"/>',
    'elsewhere',
  ],
  ['something that changes a link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'alert'],
])('[SETUP-05] [SEC-84] [SEC-96] %s goes, the drawing stays', (_, inside, trace) => {
  const { clean, removed } = cleanSvg(svg(`${inside}<circle r="4"/>`));
  expect(removed).toBe(true);
  expect(clean).not.toContain(trace);
  expect(clean).toContain('<circle r="4">');
  expect(imageKind(Buffer.from(clean))).toBe('svg');
});
