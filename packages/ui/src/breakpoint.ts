// The width below which pages take their phone shape. Style sheets spell it out, since a media query cannot
// read a custom property; an outlet whose theme names another width has them rewritten here.
export const BREAKPOINT = 769;

/** Moves every media query at the usual breakpoint to another width, also in style sheets that come later. */
export function followBreakpoint(pixels: number, page: Document = document): () => void {
  const apply = () => {
    for (const sheet of page.styleSheets) rewrite(sheet, pixels);
  };
  apply();
  page.head.addEventListener('load', apply, true);
  return () => page.head.removeEventListener('load', apply, true);
}

function rewrite(sheet: CSSStyleSheet, pixels: number) {
  for (const rule of readableRules(sheet)) {
    if (!('media' in rule)) continue;
    const { media } = rule as CSSMediaRule;
    if (!media.mediaText.includes(`${BREAKPOINT}px`)) continue;
    media.mediaText = media.mediaText.replaceAll(`${BREAKPOINT}px`, `${pixels}px`);
  }
}

/** A sheet of another origin hides its rules; it is none of ours. */
function readableRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
