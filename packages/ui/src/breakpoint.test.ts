// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { followBreakpoint } from './breakpoint.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('[SHELL-14] a theme’s breakpoint replaces the usual one, also in style sheets that come later', () => {
  const added: HTMLStyleElement[] = [];
  const media = () => added.map(({ sheet }) => (sheet!.cssRules[0] as CSSMediaRule).media.mediaText);
  const add = (css: string) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    added.push(style);
    return style;
  };
  add('@media (width < 769px) { a { color: red } }');
  const stop = followBreakpoint(900);
  expect(media()).toEqual(['(width < 900px)']);
  add('@media (width >= 769px) { a { color: red } }').dispatchEvent(new Event('load'));
  expect(media()).toEqual(['(width < 900px)', '(width >= 900px)']);
  stop();
});
