import { spoken } from '../language/spoken.ts';
/** The words around rows and seats. */
export const seatMessages = spoken('seats', {
  generalAdmission: 'General admission',
  row: (row: string) => `row ${row}`,
  seats: (count: number, list: string) => `${count === 1 ? 'seat' : 'seats'} ${list}`,
  from: (first: string, last: string) => `${first} to ${last}`,
  and: (firsts: string, last: string) => `${firsts} and ${last}`,
});
