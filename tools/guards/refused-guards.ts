// What is refused before it does harm: passwords that are tried first, files outside of a folder, lines that would be
// headers, more than one's share of connections or of the long work.
import { guard, type Guard } from './guard.ts';

const passwords = 'packages/rules/src/staff/staff-password';

export const refusedGuards: Guard[] = [
  guard(
    'STAFF-03',
    'the passwords of staff are twelve characters long',
    `${passwords}.ts`,
    ['.length < STAFF_PASSWORD_LENGTH', '.length < 0'],
    `${passwords}.test.ts`,
    'unit',
  ),
  guard(
    'STAFF-03',
    'what is tried first is no password of staff',
    `${passwords}.ts`,
    ['&& isCommonStaffPassword(password)', '&& void isCommonStaffPassword'],
    `${passwords}.test.ts`,
    'unit',
  ),
  guard(
    'STAFF-03',
    'an owner’s own list of passwords is asked too',
    `${passwords}.ts`,
    [
      'return commonPasswordProblem(password, commonPasswords);',
      'return void commonPasswordProblem ?? null;',
    ],
    `${passwords}.test.ts`,
    'unit',
  ),
  guard(
    'SEC-94',
    'a link in a folder leads to nothing outside of it',
    'apps/server/src/importing/reading/folder-files.ts',
    ['if (leadsOut(folder, path))', 'if (!leadsOut)'],
    'apps/server/src/importing/read-folder.test.ts',
    'unit',
  ),
  guard(
    'SEC-94',
    'a picture of a folder lies in it',
    'apps/server/src/importing/reading/images.ts',
    ['if (liesOutside(folder, path))', 'if (!liesOutside)'],
    'apps/server/src/importing/read-folder.test.ts',
    'unit',
  ),
  guard(
    'SEC-93',
    'what no file can be called is looked for nowhere',
    'apps/server/src/pages/serve-files.ts',
    ['? done(new Refusal(', '&& !noFile ? done(new Refusal('],
    'apps/server/src/pages/shop-page.server.test.ts',
  ),
  guard(
    'SEC-59',
    'the subject of a letter’s own words is one line',
    'packages/rules/src/letters/letter-wording.ts',
    ['/\\p{Cc}/u.test(subject) ?', '!subject ?'],
    'packages/rules/src/letters/letter-wording.test.ts',
    'unit',
  ),
  guard(
    'SEC-95',
    'one address has its share of connections and no more',
    'apps/server/src/platform/http/limit-connections.ts',
    ['if (many >= perAddress)', 'if (many >= perAddress * 99)'],
    'apps/server/src/platform/http/limit-connections.server.test.ts',
  ),
  guard(
    'SEC-90',
    'long work comes one after the other',
    'apps/server/src/platform/http/take-turns.ts',
    ['if (line.running < turns.atOnce)', 'if (line.running < turns.atOnce * 99)'],
    'apps/server/src/platform/http/take-turns.test.ts',
    'unit',
  ),
];
