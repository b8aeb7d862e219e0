import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The short form: every document has to read it before it is searched. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Frames of any origin answer: the whole page is ours to search. */
const searcher = `${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
/** Only violations are asked for: to describe what is well takes as long as the search. */
const search = `axe.run({ resultTypes: ['violations'] })`;

/** What axe holds against the page as it stands, frames included, one line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(bringSearcher));
  const { violations } = await page.evaluate<AxeResults>(search);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** The driver's word for a document that made room for the next one while it was asked. */
const hasMovedOn = (error: unknown): boolean => /context was destroyed/.test((error as Error).message);

/**
 * A document that was searched before has it still. A frame may leave meanwhile (the card's, once kept), or come to what
 * it shows: then that is searched.
 */
async function bringSearcher(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(searcher);
  } catch (error) {
    if (frame.isDetached()) return;
    if (!hasMovedOn(error)) throw error;
    await frame.waitForLoadState();
    await bringSearcher(frame);
  }
}
