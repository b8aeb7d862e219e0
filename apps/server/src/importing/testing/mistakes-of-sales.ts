import { event, level, seats } from './plant.ts';
import type { Plant } from './plant.ts';

const header = 'section,row,seat,level';
const priced = 'price: 10, limit: 4';

export const mistakesOfSales: Record<string, Plant> = {
  'a sale that does not exist': event(
    'show: gala, sale: instnat',
    '"sale" must be one of instant, request, external. Did you mean "instant"?',
  ),
  'a request without a series': event(
    'show: gala, sale: request',
    'An event sold by request needs a "series".',
  ),
  'a sale elsewhere with items': event(
    'show: away, sale: external, items: [{ id: 3001, name: T, levels: { a: { id: 3001, name: A, price: 1, limit: 1, capacity: 1 } } }]',
    'An event that is sold elsewhere has no items here.',
  ),
  'an item without levels': event(
    'show: gala, sale: instant, items: [{ id: 3002, name: T, levels: {} }]',
    'The item has no price level.',
  ),
  'a level twice in one event': event(
    'show: gala, sale: instant, items: [{ id: 3003, name: T, levels: { a: { id: 3003, name: A, price: 1, limit: 1, capacity: 1 } } }, { id: 3004, name: U, levels: { a: { id: 3004, name: A, price: 1, limit: 1, capacity: 1 } } }]',
    'The event has a price level "a" already.',
  ),
  'a level without tickets': level(priced, 'has no tickets: give it a "capacity", or seats in the plan.'),
  'a seating plan that is not there': event(
    'show: gala, sale: instant, seats: seats/none.csv',
    'There is no seating plan outlets/shop/seats/none.csv.',
  ),
  'a seat beside the map': seats(
    ['section,row,seat,level,position,x,y', 'S,A,1,stalls,1,,', 'S,A,2,stalls,2,50,10001'],
    'S,A,2',
    'The place on the map takes two whole numbers from 0 to 10000.',
  ),
  'a seat half on the map': seats(
    ['section,row,seat,level,position,x,y', 'S,A,1,stalls,1,,', 'S,A,2,stalls,2,50,'],
    'S,A,2',
    'The place on the map takes two whole numbers from 0 to 10000.',
  ),
  'a plan with another header': seats(
    ['section,row,number,level', 'S,A,1,stalls'],
    'section',
    'The first line must be "section,row,seat,level".',
  ),
  'a plan without seats': seats([header], undefined, 'The seating plan has no seats.'),
  'a quotation mark astray': seats(
    [header, 'S,A,1,stalls', 'S,A,"2"x,stalls'],
    '"2"x',
    'This line is not valid CSV',
  ),
  'a seat twice': seats(
    [header, 'S,A,1,stalls', 'S,A,2,stalls', 'S,A,01x,stalls', 'S,A,1,stalls '],
    'stalls ',
    'The seat S, row A, seat 1 stands in line 2 already.',
  ),
  'two seats in one place': seats(
    [`${header},position`, 'S,A,1,stalls,1', 'S,A,2,stalls,1'],
    'S,A,2',
    'The seat S, row A, seat 2 stands where line 2 is.',
  ),
  'a seat of an unknown level': seats(
    [header, 'S,A,1,stalls', 'S,A,2,stals'],
    'S,A,2',
    'The event has no price level "stals". Did you mean "stalls"?',
  ),
  'a seat without a row': seats([header, 'S,A,1,stalls', 'S,,2,stalls'], 'S,,2', 'The seat has no row.'),
  'a line with too much in it': seats(
    [header, 'S,A,1,stalls', 'S,A,2,stalls,2,x'],
    ',x',
    'The line has too many columns.',
  ),
  'a position that is no number': seats(
    [`${header},position`, 'S,A,1,stalls,1', 'S,A,2,stalls,left'],
    'left',
    'The position "left" is not a whole number.',
  ),
  '[HALL-04] a companion without a seat to go with': seats(
    [`${header},kind,with`, 'S,A,1,stalls,accessible,', 'S,A,2,stalls,companion,'],
    'S,A,2',
    'The companion\'s seat S, row A, seat 2 does not say "with" which seat.',
  ),
  '[HALL-04] a companion of a seat that is none': seats(
    [`${header},kind,with`, 'S,A,1,stalls,,', 'S,A,2,stalls,companion,1'],
    'S,A,2',
    "The companion's seat S, row A, seat 2 goes with seat 1, which is no accessible seat of its row.",
  ),
  '[HALL-04] a fourth companion': seats(
    [
      `${header},kind,with`,
      'S,A,1,stalls,accessible,',
      ...[2, 3, 4, 5].map((seat) => `S,A,${seat},stalls,companion,1`),
    ],
    'S,A,5',
    "At most 3 companions' seats go with seat 1.",
  ),
  '[HALL-04] a seat with somebody who is no companion': seats(
    [`${header},kind,with`, 'S,A,1,stalls,accessible,', 'S,A,2,stalls,restricted,1'],
    'S,A,2',
    'The seat S, row A, seat 2 is no companion\'s: take its "with" away.',
  ),
  '[HALL-04] a kind of seat that there is not': seats(
    [`${header},kind,with`, 'S,A,1,stalls,,', 'S,A,2,stalls,acessible,'],
    'S,A,2',
    '"kind" must be one of seat, accessible, companion, restricted. Did you mean "accessible"?',
  ),
  '[HALL-04] a seat on another': seats(
    [`${header},position,x,y`, 'S,A,1,stalls,1,100,100', 'S,A,2,stalls,2,119,100'],
    'S,A,2',
    'The seat S, row A, seat 2 lies on that of line 2: they are less than 20 ten-thousandths of the map apart.',
  ),
  'a choice of seats without a plan': event(
    'show: gala, sale: instant, chooseSeats: true',
    'Seats are chosen from a seating plan: name one under "seats".',
  ),
  'a level with seats and a capacity': (() => {
    const plant = seats(
      [header, 'S,A,1,stalls'],
      undefined,
      '"stalls" has both a capacity and seats in the plan.',
    );
    const file = 'outlets/shop/events.yaml';
    const text = String(plant.files[file]).replace('limit: 1', 'limit: 1, capacity: 9');
    return { ...plant, files: { ...plant.files, [file]: text }, file, at: 'capacity: 9' };
  })(),
};
