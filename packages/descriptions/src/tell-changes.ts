// What a change is, in sentences: for whoever is about to make it, for the log, and for who came second.
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Difference } from '@stagedoor/rules/programme/differences';
import { FIRST_DESK_ID } from '@stagedoor/rules/programme/desk-ids';
import type { FieldConflict } from '@stagedoor/rules/programme/field-conflicts';
import { keyWords } from '@stagedoor/rules/programme/key-words';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { counted } from '@stagedoor/rules/writing/counted';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { elementOf, formOf, shapeOf } from './fields/forms.ts';
import type { Form, Schema } from './fields/forms.ts';

type Shape = Readonly<Record<string, Schema>>;
type Thing = Readonly<Record<string, unknown>>;

const LONGEST = 60;
const NOTHING = 'nothing';

const shortened = (text: string): string =>
  `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Text without its markup. */
const bareText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const byForm: Partial<Record<Form['is'], (value: never, told: ToldIn) => string>> = {
  dollars: (cents: number, { currency }) => formatMoney(cents, currency),
  moment: (moment: Date | string, { times }) => times.formatDateTime(moment),
  day: (day: string) => formatCalendarDate(day),
  html: (html: string) => shortened(bareText(html)),
  image: () => 'a picture',
  font: () => 'a font',
  seats: (many: number) => counted(many, 'seat'),
  'hall seats': (many: number) => counted(many, 'seat'),
};

function listWords(list: readonly unknown[], element: Schema | undefined, told: ToldIn): string {
  if (list.length === 0) return 'none';
  if (list.some((each) => typeof each === 'object')) return counted(list.length, 'entry', 'entries');
  return list.map((each) => valueWords(each, element, told)).join(', ');
}

function valueWords(value: unknown, schema: Schema | undefined, told: ToldIn): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  const form = schema && formOf(schema);
  const words = form && byForm[form.is];
  const isWord = form?.is === 'choice' || form?.is === 'colour';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listWords(value, schema && elementOf(schema), told);
  if (words) return words(value as never, told);
  if (typeof value === 'string') return isWord ? value.replaceAll('-', ' ') : shortened(value);
  if (typeof value === 'number') return form?.is === 'reference' ? `${form.to} ${value}` : String(value);
  return 'something else';
}

interface Fact {
  name: string;
  words: readonly string[];
}

/** A list with nothing in it says as much as none. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A theme's parts are known by their own names. */
const insideOf = (name: string, key: string): string =>
  name === 'theme' ? keyWords(key) : `${name}, ${keyWords(key)}`;

/** One line a value: of a record inside a thing those that differ in any of its states. */
function factsOf(name: string, states: readonly unknown[], schema: Schema | undefined, told: ToldIn): Fact[] {
  const shape = schema && shapeOf(schema);
  if (shape && states.every((state) => isThing(state) || (state ?? null) === null)) {
    return Object.entries(shape).flatMap(([key, inner]) => {
      const values = states.map((state) => (isThing(state) ? state[key] : null));
      const isSame =
        new Set(values.map((value) => JSON.stringify(isNothing(value) ? null : value))).size === 1;
      return isSame ? [] : factsOf(insideOf(name, key), values, inner, told);
    });
  }
  return [{ name, words: states.map((state) => valueWords(state, schema, told)) }];
}

/** The same words for two pictures, or for two long texts: that it is another one is what there is to say. */
const arrow = ([before = '', after = '']: readonly string[]): string =>
  before === after ? 'another one' : `${before} → ${after}`;

function recordsIn(schema: Schema, found = new Map<string, Shape>()): Map<string, Shape> {
  const element = elementOf(schema);
  if (element) recordsIn(element, found);
  const shape = shapeOf(schema);
  const form = formOf(schema);
  if (shape && form?.is === 'record') found.set(form.what, shape);
  for (const inner of Object.values(shape ?? {})) recordsIn(inner, found);
  return found;
}

const nameOf = (thing: unknown): string | undefined => {
  const { name, headline, title } = recordOf(thing);
  return [name, headline, title].find((each): each is string => typeof each === 'string');
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface Called {
  what: string;
  id: number;
}

/** Who writes files knows a thing by its id; nobody ever read one that the box office gave. */
function thingWords({ what, id }: Called, thing: unknown): string {
  const name = nameOf(thing);
  const number = id < FIRST_DESK_ID || name === undefined ? ` ${id}` : '';
  return `${capitalised(what)}${number}${name === undefined ? '' : ` ${shortened(name)}`}`;
}

const at = (part: unknown, path: Difference['path']): unknown =>
  path.reduce<unknown>((held, key) => recordOf(held)[key], part);

export interface Telling {
  /**
   * One sentence a fact, or one for what comes or goes. Facts of the thing that is looked at do not say whose they
   * are: its name stands above them.
   */
  difference(
    difference: Difference,
    before: unknown,
    after: unknown,
    told: ToldIn,
    lookedAt?: Called,
  ): string[];
  conflict(conflict: FieldConflict, now: unknown, told: ToldIn): string;
}

/** `schema` is that of the whole programme: it knows which numbers are dollars and which texts are dates. */
export function telling(schema: Schema): Telling {
  const records = recordsIn(schema);
  const schemaOf = (what: string, key: string): Schema | undefined => records.get(what)?.[key];
  return {
    difference: (difference, before, after, told, lookedAt) => {
      const { what, change, path, facts } = difference;
      const thing = thingWords(difference, at(change === 'taken off' ? before : after, path));
      if (change === 'made') return [`${thing} is new.`];
      if (change === 'taken off') return [`${thing} is taken off.`];
      const isLookedAt = lookedAt?.what === what && lookedAt.id === difference.id;
      return facts.flatMap(({ key, before: was, after: is }) =>
        factsOf(keyWords(key), [was, is], schemaOf(what, key), told).map(
          ({ name, words }) => `${isLookedAt ? capitalised(name) : `${thing}: ${name}`}: ${arrow(words)}.`,
        ),
      );
    },
    conflict: (conflict, now, told) => {
      const { what, key, change, was, is, wanted } = conflict;
      const thing = thingWords(conflict, at(now, conflict.path));
      if (key === undefined) return `${thing} was ${change} meanwhile, and you wanted it otherwise.`;
      return factsOf(keyWords(key), [was, is, wanted], schemaOf(what, key), told)
        .map(
          ({ name, words }) =>
            `${thing}: ${name} was ${words[0]}, is ${words[1]} now, you wanted ${words[2]}.`,
        )
        .join(' ');
    },
  };
}
