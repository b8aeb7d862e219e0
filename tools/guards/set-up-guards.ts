// What keeps a shop that is being built from strangers, from other outlets, from its own books and from mistakes.
import { guard, type Guard } from './guard.ts';

const setup = 'apps/server/src/setup';
const firstRun = `${setup}/first-run.server.test.ts`;
const pictures = `${setup}/pictures.server.test.ts`;
const testMode = `${setup}/test-mode.server.test.ts`;
const testGuests = `${setup}/test-guests.server.test.ts`;
const drafts = `${setup}/drafts.server.test.ts`;
const folder = `${setup}/folder.server.test.ts`;
const editor = 'apps/box-office/src/parts/rich-editor';

export const setUpGuards: Guard[] = [
  guard(
    'SETUP-01',
    'the link that founds a shop is good for a day',
    `${setup}/first-run-link-store.ts`,
    [`    .where('expires_at', '>', now)\n    .executeTakeFirst();`, '    .executeTakeFirst();'],
    firstRun,
  ),
  guard(
    'SETUP-01',
    'where there is a seller nobody founds another by a link',
    `${setup}/first-run-link.ts`,
    [`return (await hasSeller(db)) ? refuse('FIRST_RUN_REFUSED') : link;`, 'return link;'],
    firstRun,
  ),
  guard(
    'SETUP-01',
    'the link that founds a shop is used once',
    `${setup}/first-run-link-store.ts`,
    [
      `    .where('used_at', 'is', null)\n    .where('expires_at', '>', now)\n    .executeTakeFirst();`,
      `    .where('expires_at', '>', now)\n    .executeTakeFirst();`,
    ],
    firstRun,
  ),
  guard(
    'SETUP-02',
    'the box office’s own host is given to no outlet',
    'apps/server/src/programme/look.ts',
    [`      if (taken === undefined) return [];\n`, `      if (taken !== 'nowhere') return [];\n`],
    `${setup}/add-outlet.server.test.ts`,
  ),
  guard(
    'SETUP-03',
    'what speaks against a draft is told at its field',
    `${setup}/drafts/outlet-draft.ts`,
    [`field: fieldAt(problem.path),`, `field: fieldAt([]),`],
    drafts,
  ),
  guard(
    'SETUP-10',
    'what files keep is taken over on purpose only',
    'apps/server/src/programme/look.ts',
    [`...(takeOver ? [] : keptByOthers(wanted, author, read.keepers)),`, ''],
    drafts,
  ),
  guard(
    'SETUP-10',
    'the log says whose word counts from now on',
    `${setup}/calls/change-keeper.ts`,
    [`keptBy === 'desk' ? 'programme.taken-over' : 'programme.given-back'`, `'programme.taken-over'`],
    folder,
  ),
  guard(
    'SETUP-04',
    'the address of a preview is signed',
    `${setup}/preview/preview-code.ts`,
    [`if (!isOurs) return undefined;`, 'void isOurs;'],
    `${setup}/preview/preview-code.test.ts`,
    'unit',
  ),
  guard(
    'SETUP-05',
    'more pixels than a page could show are refused before they are unpacked',
    'apps/server/src/platform/pictures/judge-picture.ts',
    [`width * height > pictureLimits.pixels)`, `width * height > 1e12)`],
    'apps/server/src/platform/pictures/image-size.test.ts',
    'unit',
  ),
  guard(
    'SETUP-05',
    'a picture is unpacked whole before it is kept',
    `${setup}/pictures/take-upload.ts`,
    [
      `if (judged.ending !== 'svg' && !(await isWhole(bytes)))`,
      `if (!bytes.length && !(await isWhole(bytes)))`,
    ],
    pictures,
  ),
  guard(
    'SETUP-05',
    'a drawing keeps no handler',
    'apps/server/src/platform/pictures/clean-svg.ts',
    [`  if (/^on/i.test(name)) return false;\n`, ''],
    'apps/server/src/platform/pictures/clean-svg.test.ts',
    'unit',
  ),
  guard(
    'SETUP-06',
    'the editor takes no link that pages do not offer',
    `${editor}/rich-schema.ts`,
    [`return linkAddress(href) ? {`, `return linkAddress(href) || href ? {`],
    `${editor}/rich-text.test.ts`,
    'unit-dom',
  ),
  guard(
    'SETUP-07',
    'a mail server is kept when its letter arrived, and not before',
    'apps/server/src/mail/calls/change-mail-server.ts',
    [`if (!vault.isCodeFor(`, `if (!code && !vault.isCodeFor(`],
    'apps/server/src/mail/servers/mail-servers.server.test.ts',
  ),
  guard(
    'SETUP-08',
    'a test moves no money in the books',
    'apps/server/migrations/0400-test-mode.sql',
    [
      `create trigger ledger_without_tests before insert on ledger for each row execute function keep_tests_out_of_ledger();`,
      '',
    ],
    testMode,
  ),
  guard(
    'SETUP-08',
    'what a test sells is not told as sold out',
    'apps/server/migrations/0591-sold-out-in-tests.sql',
    [`if outlet_is_tested(new.seller_id, at_outlet) then`, `if at_outlet is null then`],
    testMode,
  ),
  guard(
    'SETUP-08',
    'a guest’s answer in a test is told to no program',
    'apps/server/migrations/0590-invitations-in-tests.sql',
    [`  when (not new.is_test) execute function tell_of_guest();`, `  execute function tell_of_guest();`],
    testGuests,
  ),
  guard(
    'SETUP-08',
    'what was answered in a test is in no list once the shop is open',
    'apps/server/src/guest-list/office/read-requests.ts',
    [` and g.hidden_at is null and `, ' and '],
    testGuests,
  ),
  guard(
    'SETUP-09',
    'a shop opens when each line holds or was put aside',
    `${setup}/calls/open-outlet.ts`,
    [`if (missing.length > 0)`, `if (missing.length > 99)`],
    `${setup}/going-live.server.test.ts`,
  ),
  guard(
    'SETUP-11',
    'an archive names no place outside',
    'apps/server/src/platform/archive/read-zip.ts',
    [`path.split('/').includes('..')`, `path.split('/').includes('...')`],
    'apps/server/src/platform/archive/zip.test.ts',
    'unit',
  ),
  guard(
    'SETUP-11',
    'what was shown before the click is what a folder changes',
    `${setup}/calls/take-folder-in.ts`,
    [`if (versionOf(scope, before) !== version) refuse('CHANGED_MEANWHILE');`, `void version;`],
    folder,
  ),
  guard(
    'SETUP-12',
    'a publish that somebody ordered on is not undone',
    `${setup}/calls/undo-outlet-publish.ts`,
    [`if (stays !== undefined) refuse(`, `if (stays === 'never') refuse(`],
    drafts,
  ),
  guard(
    'SETUP-05',
    'a font that lacks letters of the shop’s languages is refused',
    `${setup}/pictures/take-upload.ts`,
    [`if (missing.length > 0)`, `if (missing.length > 9999)`],
    pictures,
  ),
  guard(
    'PROG-09',
    'a ledger’s days are summed anew when its seller moves to another zone',
    'apps/server/migrations/0390-sellers-own-days.sql',
    [
      `for each row when (old.time_zone is distinct from new.time_zone) execute function open_ledger_days();`,
      `for each row when (false) execute function open_ledger_days();`,
    ],
    'apps/server/src/orders/office/ledger/ledger.server.test.ts',
  ),
  guard(
    'PROG-09',
    'an hour that comes twice is asked about on the page',
    'apps/box-office/src/routes/setup/drafting/moment-field.tsx',
    [`typed.wrong !== 'twice') return null;`, `typed.wrong) return null;`],
    'apps/box-office/src/app/show-editor.test.tsx',
    'pages',
  ),
];
