import { locale } from '../language/locale.ts';
import type { PastedColumn } from '../setup/pasted-table.ts';
import { counted } from '../writing/counted.ts';

/** A leg out of a spreadsheet. */
export const pasteShowsMessages = {
  title: 'Paste a table',
  means: 'From a spreadsheet or a file. Each cell is judged before anything is kept.',
  paste: 'The table, with its heads',
  pasteMeans:
    'Columns are found by their heads, in any order: Day, Doors, Begins, Artist, Venue, Name, Level, Price, Many, Limit. Lines without a day are more levels of the show above.',
  asText: 'Change it as text',
  another: 'Paste another table',
  sample: 'A sample table',
  sampleTable:
    'Day\tDoors\tBegins\tArtist\tVenue\tLevel\tPrice\tMany\tLimit\n2027-05-14\t7:00 PM\t8:00 PM\tJuniper & the Tides\tGranite Hall\tOrchestra\t95.00\t200\t6\nsame show\t\t\t\t\tBalcony\t60.00\t150\t6',
  outlet: 'Outlet',
  like: 'Fees and texts like',
  likeNone: 'No other show',
  columns: {
    day: 'Day',
    doors: 'Doors',
    begins: 'Begins',
    artist: 'Artist',
    venue: 'Venue',
    name: 'Name',
    level: 'Level',
    price: 'Price',
    many: 'Many',
    limit: 'Limit',
  } satisfies Record<PastedColumn, string>,
  counted: (lines: number, shows: number) => `${counted(lines, 'line')}, ${counted(shows, 'show')}`,
  unknown: (names: readonly string[]) => `Left alone: ${names.join(', ')}`,
  tooMany: (most: number) =>
    `More than ${most.toLocaleString(locale())} lines: take them in as a folder instead (Set-up, Folder in).`,
  cell: (line: number, column: PastedColumn) => `Line ${line}, ${pasteShowsMessages.columns[column]}`,
  wrong: (line: number, column: PastedColumn, text: string, problem: string) =>
    `${pasteShowsMessages.cell(line, column)}: ${text === '' ? 'it' : `“${text}”`} ${problem}`,
  wrongCells: (wrong: number, look: number) =>
    [wrong > 0 && `${counted(wrong, 'cell is', 'cells are')} wrong`, look > 0 && `${look} to look at`]
      .filter(Boolean)
      .join(', '),
  allRight: 'Every cell is right',
  foundByHeads: 'Columns found by their heads',
  nextWrong: 'Type into a cell to mend it. F8 goes to the next wrong one.',
  inOrder: 'in the order of the lines',
  sameShow: 'as above',
  wrongWay: (begins: string) => `It begins at ${begins}. The two may be the wrong way round.`,
  standing: 'Standing',
  standings: { wrong: 'wrong', look: 'to look at', right: 'right' },
  thatIsRight: 'That is right',
  onceMended: 'Once all are mended',
  sums: {
    shows: 'Shows, as drafts',
    levels: 'Levels',
    tickets: 'Tickets',
    money: 'If all are sold, with fees',
    letters: 'Letters',
  },
  noLetters: 'none',
  number: (many: number) => many.toLocaleString(locale()),
  nothingPublic:
    'Nothing is public until the drafts are published. Pasting the same table again changes nothing.',
  nearest: (name: string) => `Nearest: ${name}`,
  swap: 'Swap them',
  newVenue: (name: string) => `“${name}” is a new venue`,
  addVenue: 'It is this one',
  noVenue: 'Name a venue, or say where the new one is',
  make: (right: number, left: number) =>
    `Make ${counted(right, 'draft')}${left > 0 ? `, leave ${left}` : ''}`,
  nothingRight: 'No show is right yet',
  made: (drafts: number, known: number) =>
    `${counted(drafts, 'draft')} made${known > 0 ? `, ${known} known already` : ''}`,
  publishAll: (many: number) => `Review and publish all ${many}`,
  publishFirst: (many: number, all: number) => `Review and publish ${many} of ${all}`,
} as const;
