// How a language is added: a folder without sentences, what the list says is missing, all of it, and the shop in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type * as Samples from '../../apps/storefront/src/parts/testing/samples.ts';
import { answerKey } from '../../packages/contract/src/bootstrap.ts';
import { getOutletEvents, getOutletInfo } from '../../packages/contract/src/calls/shop/outlet.ts';
import { listQuestion, shellQuestion } from '../../packages/contract/src/first-questions.ts';
import type { Said } from '../../packages/rules/src/language/current-language.ts';
import { root } from '../runtime/folders.mjs';
import { oneLanguage } from '../vite/one-language.ts';
import { judgeLanguage, MEASURED } from './judge-language.ts';
import { letterSentences, LETTERS } from './letter-sentences.ts';
import { languageCodes, readLanguage } from './read-language.ts';
import type { Entry } from './read-messages.ts';
import { spokenModules } from './spoken-modules.ts';
import { testLanguages } from './test-languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-new-language-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const CODE = 'eo';
const write = (name: string, content: object): void =>
  writeFileSync(join(folder, CODE, `${name}.json`), JSON.stringify(content));

const [long] = testLanguages;
const say = (text: string): string => (long?.say(text) ?? text).replaceAll("'", '’');

/** As a translator would, by a rule: every text longer and with accents, every sentence with all of its facts. */
function translate(entry: Entry, facts: readonly string[] = []): Said {
  if (entry.kind === 'names')
    return Object.fromEntries([...entry.entries].map(([name, each]) => [name, translate(each, facts)]));
  if (entry.kind === 'list') return entry.entries.map((each) => translate(each, facts));
  if (entry.kind === 'function') return translate(entry.result, entry.parameters);
  const { node } = entry;
  const text = node.type === 'Literal' && typeof node.value === 'string' ? say(node.value) : 'Ñ';
  return [text, ...facts.map((fact) => `{${fact}}`)].join(' ');
}

/** Where there is room for so much and no more, a translator finds shorter words. */
const shortened = (module: string, said: object): object =>
  Object.fromEntries(
    Object.entries(said).map(([name, text]) => [
      name,
      typeof text === 'string' ? text.slice(0, MEASURED[`${module}.${name}`]) : text,
    ]),
  );

test('[LANG-03] from an empty folder to a shop that is shown in the new language', async () => {
  const modules = spokenModules();
  const letters = letterSentences();
  const problems = () => judgeLanguage(readLanguage(CODE, folder), modules, letters);
  mkdirSync(join(folder, CODE));
  write('manifest', { locale: 'eo', whole: false });
  expect(languageCodes(folder)).toEqual([CODE]);
  const missing = problems();
  expect(missing.length).toBeGreaterThan(1000);
  expect(new Set(missing.map(({ kind }) => kind))).toEqual(new Set(['missing']));

  for (const [name, entry] of modules) write(name, shortened(name, translate(entry) as object));
  write(LETTERS, Object.fromEntries(letters.map((english) => [english, say(english)])));
  write('manifest', { locale: 'eo', whole: true });
  expect(problems()).toEqual([]);

  const vite = await createServer({
    root: join(root, 'apps/storefront'),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    plugins: [oneLanguage(CODE, folder)],
  });
  try {
    const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as {
      render: (asked: object) => Promise<{ html: string; title: string }>;
    };
    const samples = (await vite.ssrLoadModule('/src/parts/testing/samples.ts')) as typeof Samples;
    const outlet = samples.sampleOutlet();
    const answers = {
      [answerKey(getOutletInfo, shellQuestion)]: { ...outlet, outlet },
      [answerKey(getOutletEvents, listQuestion)]: { events: [samples.sampleEvent()] },
    };
    const bootstrap = { apiBase: '', now: samples.now.toISOString(), answers, demo: false };
    const { html } = await render({ url: '/', bootstrap });
    expect(html).toContain(say('All Events'));
    expect(html).not.toContain('All Events');
  } finally {
    await vite.close();
  }
});
