// Whether everything that a page says can be read: nothing beyond the window, nothing cut off by its box, nothing over
// something else. What scrolls by itself, and what is there for readers of screens alone, is left out.
import type { Page } from '@playwright/test';

interface Placed {
  element: Element;
  /** What lies over the page (a dialog, a bar that stays) is compared with its like alone. */
  layer: Element | undefined;
  box: DOMRect;
}

interface Looking {
  nameOf: (element: Element) => string;
  isShown: (element: Element) => boolean;
  isInSight: (element: Element, box: DOMRect) => boolean;
  layerOf: (element: Element) => Element | undefined;
  /** How far two boxes lie over each other. */
  shared: (one: DOMRect, other: DOMRect) => { across: number; down: number };
  /** Every line of every visible text. */
  lines: Placed[];
}

declare global {
  interface Window {
    looking?: Looking;
  }
}

/** One line for each place that does not fit. */
export async function misfitsOn(page: Page): Promise<string[]> {
  await page.evaluate(look);
  const found: string[] = [];
  for (const judge of [beyond, cutOff, overEachOther]) found.push(...(await page.evaluate(judge)));
  return [...new Set(found)];
}

function look(): void {
  const upwards = function* (element: Element): Generator<Element> {
    for (let at: Element | null = element; at; at = at.parentElement) yield at;
  };
  const isForReadersAlone = (element: Element): boolean =>
    [...upwards(element)].some((at) => {
      const { width, height } = at.getBoundingClientRect();
      return getComputedStyle(at).position === 'absolute' && width <= 1 && height <= 1;
    });
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"], svg, canvas') &&
    !isForReadersAlone(element);
  const layerOf = (element: Element): Element | undefined =>
    [...upwards(element)].find(
      (at) => /fixed|sticky/.test(getComputedStyle(at).position) || at.tagName === 'DIALOG',
    );
  const scrolls = (at: Element): boolean => /auto|scroll/.test(getComputedStyle(at).overflow);
  /** What has been scrolled out of its list lies under others, and is not seen there. */
  const isInSight = (element: Element, { top, bottom, left, right }: DOMRect): boolean =>
    [...upwards(element)].filter(scrolls).every((at) => {
      const box = at.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return (
        at === document.documentElement || (x > box.left && x < box.right && y > box.top && y < box.bottom)
      );
    });
  /** A typeface may claim more room above and below its letters than they take, and than their line has. */
  const asHighAs = (highest: number, { x, y, width, height }: DOMRect): DOMRect => {
    const above = Math.max(0, height - highest) / 2;
    return new DOMRect(x, y + above, width, height - 2 * above);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Placed[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim()) continue;
    if (element.closest('script, style, option') || !isShown(element)) continue;
    const { fontSize, lineHeight } = getComputedStyle(element);
    const highest = Math.max(Number.parseFloat(fontSize), Number.parseFloat(lineHeight) || 0);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => asHighAs(highest, box))
      .filter((box) => box.width > 1 && isInSight(element, box));
    lines.push(...boxes.map((box) => ({ element, layer: layerOf(element), box })));
  }
  window.looking = {
    isShown,
    isInSight,
    layerOf,
    lines,
    nameOf: (element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`,
    shared: (one, other) => ({
      across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    }),
  };
}

/** A page that scrolls sideways, or words that no scrolling reaches. */
function beyond(): string[] {
  const { lines, nameOf } = window.looking!;
  const isInScroller = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  const { scrollWidth } = document.documentElement;
  const out = lines.filter(
    ({ element, box }) => (box.left < -2 || box.right > window.innerWidth + 2) && !isInScroller(element),
  );
  return [
    ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...out.map(({ element }) => `beyond the window: ${nameOf(element)}`),
  ];
}

/** A box that hides what does not fit into it, and does not scroll. */
function cutOff(): string[] {
  const { lines, nameOf } = window.looking!;
  const hides = (overflow: string): boolean => /hidden|clip/.test(overflow);
  const isCutBy = (at: Element, { left, right, top, bottom, height }: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const aside = left < box.left - 2 || right > box.right + 2;
    const above = top < box.top - height / 3 || bottom > box.bottom + height / 3;
    return (hides(overflowX) && aside) || (hides(overflowY) && above);
  };
  return lines.flatMap(({ element, box }) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflow)) return [];
      if (isCutBy(at, box)) return [`cut off by ${at.tagName} ${at.className}: ${nameOf(element)}`];
    }
    return [];
  });
}

/** A text over another one, or under something to press that it does not belong to. */
function overEachOther(): string[] {
  const { lines, nameOf, isShown, isInSight, layerOf, shared } = window.looking!;
  const controls = [...document.querySelectorAll('button, input, select, textarea')]
    .filter(isShown)
    .map((element) => ({ element, layer: layerOf(element), box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => isInSight(element, box));
  const isOver = (line: Placed, other: Placed): boolean => {
    if (line.layer !== other.layer || line.element.contains(other.element)) return false;
    if (other.element.contains(line.element)) return false;
    const { across, down } = shared(line.box, other.box);
    return across > 2 && down > Math.min(line.box.height, other.box.height) / 2;
  };
  return lines.flatMap((line, index) =>
    [...lines.slice(index + 1), ...controls]
      .filter((other) => isOver(line, other))
      .map((other) => `over each other: ${nameOf(line.element)}, ${nameOf(other.element)}`),
  );
}
