import { ofOutlet } from './plant.ts';
import type { Plant } from './plant.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function picture(name: string, content: string | Buffer | undefined, says: string): Plant {
  const plant = ofOutlet('theme.yaml', `logo: ${name}\n`, 'logo', says);
  return { ...plant, files: { ...plant.files, ...(content === undefined ? {} : { [name]: content }) } };
}

export const mistakesOfThemes: Record<string, Plant> = {
  'a colour without quotes': ofOutlet(
    'theme.yaml',
    'linkColor: #0b5c7a\n',
    'linkColor',
    `"linkColor" is empty, since what follows a "#" is a comment: put it in quotes, '#0b5c7a'.`,
  ),
  'a colour that is none': ofOutlet(
    'theme.yaml',
    'linkColor: red\n',
    'linkColor',
    '"linkColor" must be a colour such as "#b1251d", in quotes.',
  ),
  'a link too pale to read': ofOutlet(
    'theme.yaml',
    "linkColor: '#ffd700'\n",
    'linkColor',
    '"linkColor": #ffd700 is too pale to be read on a white page.',
  ),
  'a text too pale to read': ofOutlet(
    'theme.yaml',
    "textColor: '#999'\n",
    'textColor',
    '"textColor": #999 is too pale to be read on a white page.',
  ),
  'a font that breaks out of its rule': ofOutlet(
    'theme.yaml',
    "headerFont: 'x; } body { display: none'\n",
    'headerFont',
    '"headerFont" must be font names with commas between them.',
  ),
  'a font that is a picture': ofOutlet(
    'theme.yaml',
    'headerFontFile: images/gala.svg\n',
    'headerFontFile',
    'images/gala.svg is not a whole font (WOFF2).',
  ),
  'a font that is not there': ofOutlet(
    'theme.yaml',
    'headerFontFile: fonts/none.woff2\n',
    'headerFontFile',
    'There is no font fonts/none.woff2.',
  ),
  'a font from elsewhere': ofOutlet(
    'theme.yaml',
    'headerFontFile: https://fonts.example/a.woff2\n',
    'headerFontFile',
    '"https://fonts.example/a.woff2" must be the path of a font, counted from the folder.',
  ),
  'a breakpoint too narrow': ofOutlet(
    'theme.yaml',
    'mobileBreakpoint: 10\n',
    'mobileBreakpoint',
    '"mobileBreakpoint" must be a whole number from 320 to 1600.',
  ),
  'a banner link that runs a script': ofOutlet(
    'theme.yaml',
    'subHeader:\n  image: images/gala.svg\n  link: javascript:alert(1)\n',
    'link:',
    '"link" must be an address',
  ),
  'a picture that is not there': picture(
    'images/none.png',
    undefined,
    'There is no picture images/none.png.',
  ),
  'a picture that is none': picture(
    'images/words.png',
    'just words',
    'images/words.png is not a whole picture.',
  ),
  'a picture cut short': picture('images/half.png', png, 'images/half.png is not a whole picture.'),
  'a picture with a script': picture(
    'images/active.svg',
    svg.replace('></', '><script>alert(1)</script></'),
    'The picture images/active.svg holds a script.',
  ),
  'a picture with a handler': picture(
    'images/handler.svg',
    svg.replace('<svg', '<svg onload="alert(1)"'),
    'The picture images/handler.svg holds a script.',
  ),
  'a picture too large': picture(
    'images/large.svg',
    svg.replace('></', `>${' '.repeat(5 * 1024 * 1024)}</`),
    'The picture images/large.svg is larger than 5 MB.',
  ),
  'a picture by its address': picture(
    'https://example.com/a.png',
    undefined,
    '"https://example.com/a.png" must be the path of a picture, counted from the folder.',
  ),
};
