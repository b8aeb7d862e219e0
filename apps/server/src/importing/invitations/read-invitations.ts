// OPS-35: a CSV file of invitations. What is wrong with a line is told with the line; the other lines stay good.
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import { plainWords } from '@stagedoor/rules/programme/problem';
import { counted } from '@stagedoor/rules/writing/counted';
import { understand } from '@stagedoor/descriptions/fields/understand';
import { WrongPaths } from '@stagedoor/descriptions/fields/wrong-paths';
import { createImages } from '../reading/images.ts';
import { Names } from '../reading/names.ts';
import { parseCsv } from '../reading/parse-csv.ts';
import type { CsvLine } from '../reading/parse-csv.ts';
import { Places } from '../reading/places.ts';
import { readTree } from '../reading/read-tree.ts';
import { createReport } from '../reading/report.ts';
import type { FileLine, Remark, Report } from '../reading/report.ts';
import { invitationColumns, invitationRecord } from './invitation-record.ts';
import type { WrittenInvitation } from './invitation-record.ts';
import { writtenRow } from './written-row.ts';

/** What a line may refer to, and must not fall below. */
export interface KnownToOutlet {
  /** By whose clock the file was written. */
  zone: string;
  /** The levels there are, with how many places each has. */
  levels: ReadonlyMap<number, number>;
  deliveryMethodIds: ReadonlySet<number>;
  /** What was asked for already, by reference. */
  used: ReadonlyMap<string, { tickets: number; uses: number }>;
}

export interface InvitationsRead {
  good: WrittenInvitation[];
  mistakes: readonly Remark[];
  lines: number;
}

function readHeader(header: CsvLine | undefined, file: string, report: Report): string[] {
  const place = { file, line: header?.info.lines ?? 1 };
  const columns = header?.record.map((column) => column.toLowerCase()) ?? [];
  for (const column of columns.filter((each) => !invitationColumns.includes(each))) {
    report.mistake(place, `There is no column "${column}".${didYouMean(column, invitationColumns)}`);
  }
  for (const column of ['reference', 'guest', 'tickets', 'expires'].filter(
    (each) => !columns.includes(each),
  )) {
    report.mistake(place, `The first line must name the columns; "${column}" is missing.`);
  }
  return columns;
}

/** What only the outlet and the clock know. */
function wrongWithInvitation(
  { reference, levels, delivery, tickets, uses, expires }: WrittenInvitation,
  { levels: known, deliveryMethodIds, used }: KnownToOutlet,
  now: Date,
): string[] {
  const unknown = levels.filter((id) => !known.has(id));
  const wanted = levels.length > 0 ? levels : [...known.keys()];
  const places = wanted.reduce((sum, id) => sum + (known.get(id) ?? 0), 0);
  const before = used.get(reference);
  return [
    ...(expires <= now ? ['The invitation has expired already.'] : []),
    ...(unknown.length > 0 ? [`The outlet has no price level ${unknown.join(', ')}.`] : []),
    ...(unknown.length === 0 && tickets > places
      ? [`It is good for ${counted(tickets, 'ticket')}, but its levels have only ${places}.`]
      : []),
    ...(delivery > 0 && !deliveryMethodIds.has(delivery)
      ? [`The outlet has no active delivery method ${delivery}.`]
      : []),
    ...(before && (tickets < before.tickets || uses < before.uses)
      ? [
          `Already asked for: ${counted(before.tickets, 'ticket')} in ${counted(before.uses, 'request')}. It cannot be good for fewer.`,
        ]
      : []),
  ];
}

/** Reads one row; answers what is wrong with it, or the invitation. */
export function readRow(
  cells: Iterable<readonly [string, string]>,
  place: FileLine,
  known: KnownToOutlet,
  now: Date,
): { row?: WrittenInvitation | undefined; mistakes: readonly Remark[] } {
  const report = createReport();
  const wrong = new WrongPaths();
  const given = readTree(writtenRow(cells, place), invitationRecord, [], {
    now,
    // Invitations hold no amounts.
    currency: DEFAULT_CURRENCY,
    zone: known.zone,
    report,
    names: new Names(),
    images: createImages('', report),
    places: new Places(),
    wrong,
    plans: [],
    hallPlans: [],
    namedLevels: [],
  });
  const { value: row, problems } = understand(invitationRecord, given, plainWords, wrong);
  for (const { message } of problems) report.mistake(place, message);
  if (row && report.mistakes.length === 0) {
    for (const text of wrongWithInvitation(row, known, now)) report.mistake(place, text);
  }
  return { row, mistakes: report.mistakes };
}

export function readInvitations(
  file: string,
  content: string,
  known: KnownToOutlet,
  now: Date,
): InvitationsRead {
  const report = createReport();
  const [header, ...lines] = parseCsv(file, content, report);
  const columns = report.mistakes.length > 0 ? [] : readHeader(header, file, report);
  if (report.mistakes.length > 0) return { good: [], mistakes: report.mistakes, lines: lines.length };
  const placeOfReference = new Map<string, number>();
  const placeOfAddress = new Map<string, number>();
  const good = lines.flatMap(({ record, info }) => {
    const place = { file, line: info.lines };
    if (record.length > columns.length) return report.mistake(place, 'The line has too many columns.') ?? [];
    const cells = columns.map((column, index) => [column, record[index] ?? ''] as const);
    const { row, mistakes } = readRow(cells, place, known, now);
    for (const { text } of mistakes) report.mistake(place, text);
    if (!row || mistakes.length > 0) return [];
    const earlier = placeOfReference.get(row.reference);
    if (earlier !== undefined) {
      return report.mistake(place, `The reference ${row.reference} stands in line ${earlier} already.`) ?? [];
    }
    const address = row.email?.toLowerCase();
    const sameAddress = address === undefined ? undefined : placeOfAddress.get(address);
    if (sameAddress !== undefined) {
      return report.mistake(place, `${row.email} stands in line ${sameAddress} already.`) ?? [];
    }
    placeOfReference.set(row.reference, info.lines);
    if (address !== undefined) placeOfAddress.set(address, info.lines);
    return [row];
  });
  return { good, mistakes: report.mistakes, lines: lines.length };
}
