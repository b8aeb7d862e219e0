// A page that has reached a state says it in another language for a moment: every text that stands on it is put into a
// language made by a rule. The way there is walked in English, so that every state of every screen can be looked at.
import type { Page } from '@playwright/test';
import type { TestLanguage } from '../tools/words/test-languages.ts';

interface Spoken {
  texts: { node: Text; was: string }[];
  hints: { field: Element; was: string }[];
}

declare global {
  interface Window {
    saidBefore?: Spoken;
  }
}

function collect(): { texts: string[]; hints: string[] } {
  const left = 'script, style, canvas, svg, [contenteditable]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Spoken['texts'] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim() || node.parentElement?.closest(left)) continue;
    texts.push({ node: node as Text, was: node.nodeValue });
  }
  const hints = [...document.querySelectorAll('[placeholder]')].map((field) => ({
    field,
    was: field.getAttribute('placeholder') ?? '',
  }));
  window.saidBefore = { texts, hints };
  return { texts: texts.map(({ was }) => was), hints: hints.map(({ was }) => was) };
}

function put({ texts, hints, dir }: { texts: string[]; hints: string[]; dir: string }): void {
  document.documentElement.dir = dir;
  window.saidBefore?.texts.forEach(({ node }, index) => (node.nodeValue = texts[index] ?? ''));
  window.saidBefore?.hints.forEach(({ field }, index) =>
    field.setAttribute('placeholder', hints[index] ?? ''),
  );
}

/** The page's own texts come back afterwards: React knows nothing of this. */
export async function inTestLanguage(
  page: Page,
  language: TestLanguage,
  look: () => Promise<void>,
): Promise<void> {
  const was = await page.evaluate(collect);
  const said = { texts: was.texts.map(language.say), hints: was.hints.map(language.say) };
  await page.evaluate(put, { ...said, dir: language.dir });
  try {
    // A window that the browser does not paint just now has no next frame.
    await page.evaluate(
      () =>
        new Promise((wake) => {
          requestAnimationFrame(wake);
          setTimeout(wake, 500);
        }),
    );
    await look();
  } finally {
    await page.evaluate(put, { ...was, dir: 'ltr' });
  }
}
