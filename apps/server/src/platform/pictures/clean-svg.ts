// SETUP-05: of a drawing stays what is drawn. Scripts, links and whatever lies elsewhere go.
import sanitizeHtml from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';

const drawn = (
  'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
  'linearGradient radialGradient stop pattern clipPath mask marker filter image style switch view ' +
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
).split(' ');

/** A part of the drawing itself, or a picture that it brings along. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i;
const OUTSIDE_STYLE = /@import|url\(\s*['"]?(?!\s*['"]?#)|expression\(|javascript:/i;

const staysOf = ([name, value]: [string, string]): boolean => {
  if (/^on/i.test(name)) return false;
  if (/^(?:\w+:)?(?:href|src)$/i.test(name)) return INSIDE.test(value);
  return /^xmlns(?::|$)/.test(name) || !OUTSIDE_STYLE.test(value);
};

/** Writes the drawing anew without leaving anything out: what differs from this was removed, not merely rewritten. */
const everything: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: [],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

const allowed: IOptions = {
  ...everything,
  allowedTags: drawn,
  nonTextTags: ['script', 'foreignObject', 'iframe', 'textarea', 'option', 'noscript'],
  transformTags: {
    '*': (tagName: string, attributes: Attributes) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attributes).filter(staysOf)),
    }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && OUTSIDE_STYLE.test(text),
};

export function cleanSvg(given: string): { clean: string; removed: boolean } {
  const clean = sanitizeHtml(given, allowed);
  return { clean: clean.trim(), removed: clean !== sanitizeHtml(given, everything) };
}
