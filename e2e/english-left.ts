// What a page in another language still says in English: every visible text beside every English sentence of the shop.
import type { Page } from '@playwright/test';
import type { Node } from 'oxc-parser';
import type { Said } from '../packages/rules/src/language/current-language.ts';
import { readLanguage } from '../tools/words/read-language.ts';
import { spokenModules } from '../tools/words/spoken-modules.ts';
import type { Entry } from '../tools/words/read-messages.ts';

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : [];
};

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Texts as they stand, and sentences with facts as patterns; those that are little but facts say nothing. */
function patternsIn(node: Node): (string | RegExp)[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const texts = node.quasis.map(({ value }) => value.cooked ?? '');
    if ((texts.join(' ').match(/\p{L}{3,}/gu) ?? []).length < 2) return [];
    return [new RegExp(`^${texts.map(escaped).join('.+')}$`, 'u')];
  }
  return Object.values(node).flatMap(nodesIn).flatMap(patternsIn);
}

const textsOf = (said: Said): string[] =>
  typeof said === 'string' ? [said] : Object.values(said).flatMap((each: Said) => textsOf(each));

const nodeOf = (entry: Entry): Node => entry.node;

/** Every visible text, and what stands for one to those who do not see it. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['aria-label', 'alt', 'placeholder', 'title'];
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('[lang="en"]:not(html), script, style')) continue;
      texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
      for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.textContent ?? '');
    }
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
  });

/** Compares pages with the shop's English; what both languages say alike is no English. */
export function englishFinder(code: string): (page: Page) => Promise<string[]> {
  const alike = new Set(textsOf(readLanguage(code).said));
  const english = [...spokenModules().values()].flatMap((entry) => patternsIn(nodeOf(entry)));
  const texts = new Set(english.filter((each) => typeof each === 'string'));
  const patterns = english.filter((each) => each instanceof RegExp);
  return async (page) =>
    (await shownOn(page)).filter(
      (text) => !alike.has(text) && (texts.has(text) || patterns.some((pattern) => pattern.test(text))),
    );
}
