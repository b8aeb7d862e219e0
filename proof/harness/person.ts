// A person at a browser, by a stated rule: what they click, type and read is counted, and what the product lets them wait
// is measured. Two and a half seconds a click, with the look for what is clicked; four keys a second; five seconds for
// every new screen or dialog, and half a second for each line of a list that is read.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/patient-expect.ts';

const CLICK_S = 2.5;
const KEYS_A_SECOND = 4;
const SCREEN_S = 5;
const LINE_S = 0.5;

export interface Told {
  clicks: number;
  keys: number;
  screens: number;
  lines: number;
  /** What was waited for, measured. */
  waited: number;
}

/** What a browser asks its user for. */
export const pasting = ['clipboard-read', 'clipboard-write'];

const nothing: Told = { clicks: 0, keys: 0, screens: 0, lines: 0, waited: 0 };

export const secondsOf = ({ clicks, keys, screens, lines, waited }: Told): number =>
  clicks * CLICK_S + keys / KEYS_A_SECOND + screens * SCREEN_S + lines * LINE_S + waited;

export class Person {
  readonly page: Page;
  told: Told = nothing;
  constructor(page: Page) {
    this.page = page;
  }

  private count(what: Partial<Told>): void {
    for (const key of ['clicks', 'keys', 'screens', 'lines', 'waited'] as const)
      this.told = { ...this.told, [key]: this.told[key] + (what[key] ?? 0) };
  }

  begin(): void {
    this.told = nothing;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.count({ clicks: 1 });
  }

  /** A place on something drawn, in parts of its width and height. */
  async press(on: Locator, { across, down }: { across: number; down: number }): Promise<void> {
    const box = await on.boundingBox();
    if (!box) throw new Error('Nothing is drawn there');
    await on.click({ position: { x: box.width * across, y: box.height * down } });
    this.count({ clicks: 1 });
  }

  /** Into a field: to it with the tab key where it is the next one, else with a click. */
  async type(into: Locator, text: string, isNext = false): Promise<void> {
    if (isNext) await into.focus();
    else await into.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text, { delay: 20 });
    this.count(isNext ? { keys: text.length + 1 } : { clicks: 1, keys: text.length });
  }

  /** Into a field for a day or an hour, by its digits. */
  async typeDigits(into: Locator, value: string, isNext = false): Promise<void> {
    await into.fill(value);
    const digits = value.replaceAll(/\D/g, '').length;
    this.count(isNext ? { keys: digits + 1 } : { clicks: 1, keys: digits });
  }

  /** One of a list: it opens, and is clicked. */
  async choose(from: Locator, option: string | RegExp): Promise<void> {
    const found = from.locator('option', { hasText: option }).first();
    await from.selectOption((await found.getAttribute('value')) ?? '');
    this.count({ clicks: 2 });
  }

  /** Out of the clipboard, which the browser must let the page have: `pasting`. */
  async paste(into: Locator, text: string): Promise<void> {
    await this.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await into.focus();
    await this.page.keyboard.press('ControlOrMeta+v');
    this.count({ clicks: 1, keys: 2 });
  }

  /** Something new has come, is looked at, and of a list line by line. */
  async see(what: Locator, lines = 0): Promise<void> {
    const since = performance.now();
    await expect(what).toBeVisible();
    this.count({ waited: (performance.now() - since) / 1000, screens: 1, lines });
  }

  /** Lines of a list that is there already. */
  read(lines: number): void {
    this.count({ lines });
  }

  /** Nothing new to read, but nothing goes on before it. */
  async wait(what: Locator): Promise<void> {
    const since = performance.now();
    await expect(what).toBeVisible();
    this.count({ waited: (performance.now() - since) / 1000 });
  }
}
