// npm run words: what each language lacks. A language that says it is whole must lack nothing.
import { judgeLanguage } from './words/judge-language.ts';
import { languageCodes, readLanguage } from './words/read-language.ts';
import { spokenModules } from './words/spoken-modules.ts';

const modules = spokenModules();

for (const code of languageCodes()) {
  const language = readLanguage(code);
  const { name, whole } = language.manifest;
  const problems = judgeLanguage(language, modules);
  if (whole && problems.length > 0) process.exitCode = 1;
  if (whole || process.argv.includes(code))
    for (const { at, kind, told } of problems) console.log(`${code}: ${kind.padEnd(10)} ${at}: ${told}`);
  const missing = problems.filter(({ kind }) => kind === 'missing').length;
  const state = whole ? 'whole' : `not offered, ${missing} missing`;
  console.log(`${code} (${name}): ${state}; ${problems.length - missing} to look at`);
}
console.log(`${modules.size} files of messages are spoken`);
