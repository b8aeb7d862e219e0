import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { expect, test } from 'vitest';
import type { OrderRow } from '../orders/index.ts';
import { checkLines } from './check-lines.ts';
import { mendLines, readTrackingFile } from './read-tracking-file.ts';

const order = (unique_id: string, more: Partial<OrderRow> = {}): [string, OrderRow] => [
  unique_id,
  { unique_id, state: 'STATUS_ORDER_PAID', delivery_type_id: 2, shipped_day: null, ...more } as OrderRow,
];

const known = {
  orders: new Map([
    order('4100000001'),
    order('4100000002'),
    order('4100000003', { state: 'STATUS_ORDER_CANCELED' }),
    order('4100000004', { state: 'STATUS_ORDER_PART_PAID' }),
    order('4100000005', { delivery_type_id: 1 }),
    order('4100000006', { shipped_day: '2026-11-12', tracking_number: '1Z5R89390357567127' }),
    order('4100000007'),
  ]),
  numbers: new Set(['TBA000000000001']),
  today: '2026-11-16',
};

const problemsOf = (file: string) =>
  checkLines(readTrackingFile(file), known).map(({ wrong }) => wrong?.problem);

test('[PARCEL-01] a mark at the beginning, semicolons, quotes and capitals are understood, and the courier is found', () => {
  const file =
    '\uFEFFOrder Number;Tracking-Number;Ship date\r\n"Z4100000001";"1Z 5R89 3903 5756 7127";2026-11-15\r\n';
  expect(checkLines(readTrackingFile(file), known)).toMatchObject([
    {
      line: 2,
      tracking: '1Z5R89390357567127',
      courier: { code: 'ups' },
      shippedDay: '2026-11-15',
      wrong: undefined,
    },
  ]);
});

test.each([
  ['a number that a spreadsheet has shortened', 'Z4100000001,9.4001E+21', says.scientific],
  ['a formula', 'Z4100000001,=A1', says.formula],
  ['a mistyped digit', 'Z4100000001,1Z5R89390357567128', says.nearly('UPS', '1Z5R89390357567127')],
  ['what is no courier’s number', 'Z4100000001,QQ99999', says.unknownNumber],
  ['what two couriers have', 'Z4100000001,9261292700768711948021', says.severalCouriers(['FedEx', 'USPS'])],
  ['no number', 'Z4100000001,', says.numberMissing],
  ['no order', ',1Z5R89390357567127', says.orderMissing],
  ['an order that nobody knows, or of another outlet', 'Z4199999999,1Z5R89390357567127', says.noSuchOrder],
  ['a canceled order', '4100000003,1Z5R89390357567127', says.canceled],
  ['one that is not paid', '4100000004,1Z5R89390357567127', says.notPaid],
  ['one for will call', '4100000005,1Z5R89390357567127', says.notSent],
  ['a number that another order has', 'Z4100000001,TBA000000000001', says.numberTaken],
  [
    'one that has left',
    '4100000006,TBA000000000002',
    says.alreadyShipped('2026-11-12', '1Z5R89390357567127'),
  ],
])('[PARCEL-01] [OPS-29] %s is refused with a sentence', (_what, line, problem) => {
  expect(problemsOf(`order,tracking\n${line}\n`)).toEqual([problem]);
});

test('[PARCEL-01] what stands twice in a file is said with the other line; a named courier wins; days are days', () => {
  const file = `order,tracking,courier,shipped
4100000001,TBA000000000010,,
4100000001,TBA000000000011,,
4100000002,TBA000000000010,,
4100000007,ABC123456,fedex,2026-11-31
4100000002,ABC123456,fedex,2026-11-16
4100000007,TBA000000000012,nobody,`;
  expect(problemsOf(file)).toEqual([
    undefined,
    says.orderTwice(2),
    says.numberTwice(2),
    says.badDay,
    says.orderTwice(4),
    says.orderTwice(5),
  ]);
  expect(problemsOf('order,tracking,courier\n4100000007,ABC123456,FedEx\n')).toEqual([undefined]);
  expect(problemsOf('order,tracking,courier\n4100000007,ABC123456,nobody\n')).toEqual([
    says.unknownCourier('nobody'),
  ]);
});

test('[PARCEL-01] [OPS-29] what is wrong says where it can be mended, and a mended line is checked like any other', () => {
  const lines = readTrackingFile(
    'order,tracking\n4100000001,9261292700768711948021\n4100000003,TBA000000000010\n419,TBA000000000011\n',
  );
  const mendsOf = (mended: Parameters<typeof mendLines>[1]) =>
    checkLines(mendLines(lines, mended), known).map(({ wrong }) => wrong && [wrong.mend, wrong.choices]);
  expect(mendsOf([])).toEqual([
    [['courier'], ['fedex', 'usps']],
    [undefined, undefined],
    [['order'], undefined],
  ]);
  expect(
    mendsOf([
      { line: 2, courier: 'usps' },
      { line: 4, order: 'Z4100000002' },
    ]),
  ).toEqual([undefined, [undefined, undefined], undefined]);
  expect(mendsOf([{ line: 4, order: '4100000001' }])[2]).toEqual([['order'], undefined]);
});

test.each([
  ['TBA755526081754', 'amazon'],
  ['9776231021', 'dhl'],
  ['RX4796101379081146513587511068758', 'dhl'],
  ['400902542362', 'fedex'],
  ['1069725532737836412398069426574936', 'fedex'],
  ['276797678263806', 'fedex'],
  ['9658793491545467640699145620165491', 'fedex'],
  ['C33848848853464', 'ontrac'],
  ['CR515534138FJ', 's10'],
  ['1ZX7O9QW22ARYX4KZ4', 'ups'],
  ['J9876403152', 'ups'],
  ['71351341495915318732', 'usps'],
  ['4202271092174149056560604478892351', 'usps'],
])('[PARCEL-01] [OPS-29] %s, which stands in no list of samples, is a number of %s', (number, code) => {
  const [line] = checkLines(readTrackingFile(`order,tracking\nZ4100000001,${number}\n`), known);
  expect(line).toMatchObject({ courier: { code }, wrong: undefined });
});

test('[PARCEL-01] [SEC-84] a file that cannot be read says which line or column, and one that is too long that it is', () => {
  expect(() => readTrackingFile('a,b\n1,2\n')).toThrow(says.noColumns);
  expect(() => readTrackingFile('order,tracking\nZ1,"2\n')).toThrow(/Line \d+ is not valid CSV/);
  const long = Array.from({ length: 5001 }, (_, index) => `Z${index},TBA000000000001`).join('\n');
  expect(() => readTrackingFile(`order,tracking\n${long}`)).toThrow(says.tooMany(5001));
});

/** How often anything of any line is read, while all of them are checked. */
function readingsOf(many: number): number {
  const rows = Array.from({ length: many }, (_, index) => String(4_200_000_000 + index));
  const orders = new Map(rows.map((id) => order(id)));
  const file = `order,tracking\n${rows.map((id, index) => `Z${id},TBA${String(index).padStart(12, '0')}`).join('\n')}`;
  let readings = 0;
  const counted = readTrackingFile(file).map(
    (line) =>
      new Proxy(line, {
        get: (of, name) => {
          readings += 1;
          return Reflect.get(of, name) as unknown;
        },
      }),
  );
  const checked = checkLines(counted, { ...known, orders, numbers: new Set<string>() });
  expect(checked.filter(({ wrong }) => wrong === undefined)).toHaveLength(many);
  return readings;
}

test('[PARCEL-01] a hundred times as many lines are a hundred times the work', () => {
  expect(readingsOf(5000)).toBe(100 * readingsOf(50));
});
