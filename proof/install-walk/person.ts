// Somebody at a browser: every click and key is done, and counted at a person's pace.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/patient-expect.ts';

/** A click with the way there, keys of somebody who types with some fingers, and a look at what is new. */
const SECONDS = { click: 2.5, key: 0.25, screen: 5 } as const;

export interface Step {
  name: string;
  clicks: number;
  keys: number;
  screens: number;
}

export const secondsOf = ({ clicks, keys, screens }: Step): number =>
  clicks * SECONDS.click + keys * SECONDS.key + screens * SECONDS.screen;

export class Person {
  readonly steps: Step[] = [];

  /** What is done from here on belongs to it. */
  begin(name: string): void {
    this.steps.push({ name, clicks: 0, keys: 0, screens: 0 });
  }

  async press(what: Locator): Promise<void> {
    await what.click();
    this.#count({ clicks: 1 });
  }

  /** One click into the field, and the keys. */
  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.fill(text);
    this.#count({ clicks: 1, keys: text.length });
  }

  /** Written elsewhere, such as the lines of a file. */
  writes(text: string): void {
    this.#count({ keys: text.length });
  }

  async choose(field: Locator, option: string): Promise<void> {
    await field.selectOption(option);
    this.#count({ clicks: 2 });
  }

  async tick(field: Locator): Promise<void> {
    await field.check();
    this.#count({ clicks: 1 });
  }

  async bring(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file);
    this.#count({ clicks: 3 });
  }

  /** Something new stands there, and is looked at. */
  async sees(what: Locator): Promise<void> {
    await expect(what.first()).toBeVisible();
    this.#count({ screens: 1 });
  }

  async opens(page: Page, address: string): Promise<void> {
    await page.goto(address);
    this.#count({ clicks: 1, keys: 8, screens: 1 });
  }

  #count(more: Partial<Omit<Step, 'name'>>): void {
    const step = this.steps.at(-1);
    if (!step) throw new Error('Nothing has begun yet');
    step.clicks += more.clicks ?? 0;
    step.keys += more.keys ?? 0;
    step.screens += more.screens ?? 0;
  }
}
