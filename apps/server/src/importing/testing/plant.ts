// Puts a mistake into a record of its own, so that any number of them fit into one folder.
import type { Files } from './write-folder.ts';

export interface Mistake {
  what: string;
  /** Added to the good folder; appended where the file exists. */
  files: Files;
  file: string;
  /** Stands in the line that the report must name; the first line without it. */
  at?: string;
  says: string;
}

export type Plant = Omit<Mistake, 'what'>;

let last = 1000;
const nextId = (): number => (last += 1);

export const append = (file: string, text: string, at: string, says: string): Plant => ({
  files: { [file]: `${text}\n` },
  file,
  at,
  says,
});

/** In an outlet of its own, which is otherwise in order. */
export function ofOutlet(
  name: string,
  content: string | Buffer,
  at: string | undefined,
  says: string,
): Plant {
  const id = nextId();
  const folder = `outlets/test-${id}`;
  const good = `id: ${id}\ntype: 1\nname: Case\nhosts: [case-${id}.example.com]\n`;
  const file = `${folder}/${name}`;
  return { files: { [`${folder}/outlet.yaml`]: good, [file]: content }, file, says, ...(at ? { at } : {}) };
}

/** An outlet file with one line put in place of another, or added. */
export function outletLine(line: string, says: string, at = line): Plant {
  const id = nextId();
  const key = line.split(':')[0]!;
  const lines = {
    id: `id: ${id}`,
    type: 'type: 1',
    name: 'name: Case',
    hosts: `hosts: [case-${id}.example.com]`,
  };
  const all = Object.values({ ...lines, [key]: line }).filter((each) => each !== '');
  const file = `outlets/test-${id}/outlet.yaml`;
  return { files: { [file]: `${all.join('\n')}\n` }, file, at, says };
}

export function level(fields: string, says: string, at?: string): Plant {
  const [event, item, id] = [nextId(), nextId(), nextId()];
  const text = `\
- id: ${event}
  show: gala
  sale: instant
  items:
    - id: ${item}
      name: Tickets
      levels:
        level-${id}: { id: ${id}, name: Level, ${fields} }`;
  return append('outlets/shop/events.yaml', text, at ?? `level-${id}`, says);
}

export function event(fields: string, says: string): Plant {
  const id = nextId();
  return append('outlets/shop/events.yaml', `- { id: ${id}, ${fields} }`, `id: ${id},`, says);
}

export function show(fields: string, says: string): Plant {
  const id = nextId();
  return append('shows.yaml', `show-${id}: { id: ${id}, ${fields} }`, `show-${id}:`, says);
}

export function series(fields: string, says: string): Plant {
  const id = nextId();
  return append(
    'outlets/shop/series.yaml',
    `series-${id}: { id: ${id}, name: Series, ${fields} }`,
    `series-${id}:`,
    says,
  );
}

export function plan(fields: string, says: string): Plant {
  return series(`paymentPlan: { fee: 1, eligibilityMinimum: 1, firstPaymentMinimum: 1, ${fields} }`, says);
}

export function policy(fields: string, says: string): Plant {
  const id = nextId();
  return append('outlets/shop/policies.yaml', `- { id: ${id}, headline: H, ${fields} }`, `id: ${id},`, says);
}

export function block(fields: string, says: string): Plant {
  const id = nextId();
  return append(
    'outlets/shop/contents.yaml',
    `- { id: ${id}, title: T, body: B, ${fields} }`,
    `id: ${id},`,
    says,
  );
}

export function delivery(fields: string, says: string): Plant {
  const id = nextId();
  return append(
    'outlets/shop/delivery.yaml',
    `method-${id}: { id: ${id}, name: M, ${fields} }`,
    `method-${id}:`,
    says,
  );
}

/** A seating plan of an event of its own, whose one level is `stalls`. */
export function seats(lines: string[], at: string | undefined, says: string): Plant {
  const [eventId, item, id] = [nextId(), nextId(), nextId()];
  const file = `outlets/shop/seats/plan-${eventId}.csv`;
  const text = `\
- id: ${eventId}
  show: gala
  sale: instant
  seats: seats/plan-${eventId}.csv
  items: [{ id: ${item}, name: Seats, levels: { stalls: { id: ${id}, name: S, price: 1, limit: 1 } } }]
`;
  const files = { 'outlets/shop/events.yaml': text, [file]: `${lines.join('\n')}\n` };
  return { files, file, says, ...(at ? { at } : {}) };
}
