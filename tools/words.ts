// npm run words: what each language lacks. A language that says it is whole must lack nothing.
import { ENGLISH_LANGUAGE, shopLanguages } from '../packages/rules/src/language/shop-languages.ts';
import { judgeLanguage } from './words/judge-language.ts';
import { letterSentences } from './words/letter-sentences.ts';
import { languageCodes, readLanguage } from './words/read-language.ts';
import { spokenModules } from './words/spoken-modules.ts';
import { unspokenMessages } from './words/unspoken-messages.ts';

const modules = spokenModules();
const letters = letterSentences();
const offered = Object.keys(shopLanguages).filter((code) => code !== ENGLISH_LANGUAGE);
const whole = languageCodes().filter((code) => readLanguage(code).manifest.whole);
if (offered.toSorted().join() !== whole.join()) {
  process.exitCode = 1;
  console.log(`shop-languages.ts offers ${offered.join(', ')}, and ${whole.join(', ')} are whole`);
}

for (const name of unspokenMessages()) {
  process.exitCode = 1;
  console.log(`messages/${name}.ts is shown to customers, and is not spoken`);
}

for (const code of languageCodes()) {
  const language = readLanguage(code);
  const { whole: isWhole } = language.manifest;
  const problems = judgeLanguage(language, modules, letters);
  if (isWhole && problems.length > 0) process.exitCode = 1;
  if (isWhole || process.argv.includes(code))
    for (const { at, kind, told } of problems) console.log(`${code}: ${kind.padEnd(10)} ${at}: ${told}`);
  const missing = problems.filter(({ kind }) => kind === 'missing').length;
  const state = isWhole ? 'whole' : `not offered, ${missing} missing`;
  console.log(`${code}: ${state}; ${problems.length - missing} to look at`);
}
console.log(`${modules.size} files of messages are spoken, and ${letters.length} sentences of letters`);
