const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\b(Headless)?Chrom(e|ium)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (text: string, marks: [string, RegExp][]): string | undefined =>
  marks.find(([, mark]) => mark.test(text))?.[0];

/** Which browser on which system, for people to know their own by; it is only what the browser says of itself. */
export function browserOf(userAgent: string): string {
  const system = nameIn(userAgent, systems);
  return `${nameIn(userAgent, browsers) ?? 'Another browser'}${system ? ` on ${system}` : ''}`;
}
