import { locale } from '../language/locale.ts';
import { counted } from '../writing/counted.ts';

/** What is said of halls and their plans. */
export const hallMessages = {
  seat: (section: string, row: string, seat: string) => `${section}, row ${row}, seat ${seat}`,
  empty: 'The plan has no seats and no places yet.',
  sectionTwice: (name: string) => `Two sections are called ${name}.`,
  rowsWrong: (section: string) => `${section}: rows are typed like A-K, no I.`,
  seatsMissing: (section: string) => `${section}: say how many seats a row has.`,
  aislesWrong: (section: string) => `${section}: aisles are typed like 8, 17.`,
  seatsWrong: (section: string, words: string) => `${section}: “${words}” names no seats.`,
  companionsWrong: (section: string) => `${section}: companions’ seats are typed like K 2 with 1.`,
  twice: (seat: string) => `${seat} stands in the plan twice.`,
  overlap: (seat: string, other: string) => `${seat} lies on ${other}.`,
  outside: (section: string) => `${section} reaches beyond the plan.`,
  companionAlone: (seat: string) => `${seat} is a companion’s: it needs an accessible seat in its row.`,
  companionsMany: (seat: string) => `${seat}: at most three companions’ seats go with one accessible seat.`,
  withoutLevel: (section: string, seats: number) =>
    `${counted(seats, 'seat')} of ${section} ${seats === 1 ? 'has' : 'have'} no level: not for sale.`,
  csvColumns: (columns: string) => `The first line must name the columns: ${columns} is missing.`,
  csvMany: (most: number) => `More than ${most.toLocaleString(locale())} seats do not fit.`,
  csvLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  csvNoName: 'a seat needs section, row and seat.',
  csvPosition: 'the position is no whole number.',
  csvPlace: 'the place takes two whole numbers from 0 to 10000.',
  csvKind: 'the kind is none of seat, accessible, companion, restricted.',
  notToPublish: 'The plan cannot be published yet.',
  noAccessible: (level: string) => `${level} has no accessible seat.`,
} as const;
