import { Visitor } from 'oxc-parser';
import { isTest, lineAt } from '../sources.ts';
import { linesWith, type Rule, type Untidy } from './project.ts';

const putOff = /\b(TO(DO)|FIX(ME))\b/;
const machinePath = /(^|[^\w./])\/(work|root|tmp|Users)\/[\w.]/;
const download = /https?:\/\/[^\s'"]*(registry\.|\.(tgz|tar\.gz|tar\.xz|zip|deb|whl)\b)/;
const lockedAddress = /"resolved": "http/;

export const promises: Rule = ({ texts }) =>
  texts.flatMap(({ path, text }) => linesWith(path, text, putOff, 'work put off: do it or decide it'));

export const machines: Rule = ({ texts }) =>
  texts.flatMap(({ path, text }) => linesWith(path, text, machinePath, 'a path of one machine'));

export const downloads: Rule = ({ texts }) =>
  texts.flatMap(({ path, text }) =>
    path === 'package-lock.json'
      ? linesWith(path, text, lockedAddress, 'the lock file holds no download addresses')
      : linesWith(path, text, download, 'a download address'),
  );

const namesEnglish = /['"`]en-US/;
const LOCALE = 'packages/rules/src/language/locale.ts';

/** How dates, numbers and money are written is asked in one place: whoever names it beside that speaks English to all. */
export const oneLocale: Rule = ({ texts }) =>
  texts
    .filter(({ path }) => /\.(tsx?|m?js)$/.test(path) && /^(apps|packages)\//.test(path))
    .filter(({ path }) => path !== LOCALE && !isTest(path))
    .flatMap(({ path, text }) => linesWith(path, text, namesEnglish, 'en-US: ask locale()'));

const runners = new Set(['test', 'it', 'describe', 'suite']);
const leftOut = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf']);

/** A test that does not always run proves nothing. */
export const silentTests: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text, parsed }) => {
      const found: Untidy[] = [];
      new Visitor({
        MemberExpression: ({ object, property, start }) => {
          if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
          if (!runners.has(object.name) || !leftOut.has(property.name)) return;
          const reason = `${object.name}.${property.name}: every test always runs`;
          found.push({ path, line: lineAt(text, start), reason });
        },
      }).visit(parsed.program);
      return found;
    });
