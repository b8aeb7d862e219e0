/** What the log keeps as facts, in words: the one place, for the room, for stories and for exports. */
import { locale } from '../language/locale.ts';
import { counted } from '../writing/counted.ts';
import { publicNumberWords } from '../draw/public-number-words.ts';
import { formatMoney } from '../money/format-money.ts';
import type { Times } from '../time/times-in.ts';
import type { ToldIn } from '../writing/told-in.ts';
import { logActions } from './log-actions.ts';
import type { LogAction } from './log-actions.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What a yes and a no mean. */
const flags: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  isNewBrowser: ['new browser', 'a browser known from before'],
  isOpen: ['open', 'closed'],
  allOutlets: ['all outlets', 'chosen outlets'],
  toAnotherAddress: ['to another address', 'to its own address'],
};

const names: Readonly<Record<string, string>> = {
  cents: 'amount',
  change: 'change number',
  entryId: 'entry',
  fileHash: 'hash of the file',
  next: 'next draw',
  outletIds: 'outlets',
  outletId: 'outlet',
  results: 'tickets',
  root: 'root of the list',
};

/** They name something: no commas between their digits. */
const named = new Set(['change', 'event', 'hold', 'level', 'next', 'number', 'payment', 'ticket', 'version']);
const isName = (name: string): boolean => named.has(name) || /Ids?$/.test(name);
const isCents = (name: string): boolean => name === 'cents' || name.endsWith('Cents');

/** `lastName`, `second-step`, `totalCents`: as words. */
export const nameWords = (name: string): string =>
  names[name] ??
  name
    .replace(/Cents$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, ' $&')
    .replaceAll(/[-.]/g, ' ')
    .toLowerCase()
    .trim();

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const constant = /^STATUS_(?:ORDER|REQUEST|GUEST)_|_/g;

function textWords(text: string, { formatDateTime }: Times): string {
  if (text in logActions) return logActions[text as LogAction];
  if (instant.test(text)) return formatDateTime(text);
  return /^[A-Z]+(_[A-Z]+)+$/.test(text) ? text.replaceAll(constant, ' ').trim().toLowerCase() : text;
}

const isAward = (value: object): value is { level: unknown; quantity: number } =>
  'level' in value && 'quantity' in value && typeof value.quantity === 'number';

function partWords(value: object, told: ToldIn): string {
  const number = publicNumberWords(value);
  if (number !== undefined) return number;
  if (isAward(value))
    return value.quantity === 0
      ? 'nothing'
      : `${counted(value.quantity, 'ticket')} of level ${String(value.level)}`;
  return Object.entries(value)
    .map(([name, part]) => `${nameWords(name)} ${valueWords(name, part, told)}`)
    .join(', ');
}

function valueWords(name: string, value: unknown, told: ToldIn): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') {
    const [yes, no] =
      flags[name] ?? (/^is[A-Z]/.test(name) ? [nameWords(name), `not ${nameWords(name)}`] : ['yes', 'no']);
    return value ? yes : no;
  }
  if (typeof value === 'number') {
    if (isCents(name)) return formatMoney(value, told.currency);
    return isName(name) ? String(value) : value.toLocaleString(locale());
  }
  if (Array.isArray(value))
    return value.length === 0
      ? 'none'
      : value.map((part: unknown) => valueWords(name, part, told)).join(', ');
  return typeof value === 'object' ? partWords(value, told) : textWords(value as string, told.times);
}

/** Whether the words of its value say what it is. */
const speaksForItself = (name: string): boolean => name in flags || /^is[A-Z]/.test(name);

/** A public number was kept with its parts side by side. */
function gathered(facts: Facts): Facts {
  const number = publicNumberWords(facts);
  return number === undefined ? facts : { publicNumber: number };
}

/** What changed, name by name: `role: desk → owner`. What stayed the same is left out. */
export function changedFacts(before: Facts | undefined, after: Facts | undefined, told: ToldIn): string {
  const [was, is] = [gathered(before ?? {}), gathered(after ?? {})];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      name,
      old: valueWords(name, was[name], told),
      now: valueWords(name, is[name], told),
    }))
    .filter(({ name, old, now }) => !(name in was) || old !== now)
    .map(({ name, old, now }) => {
      const words = !(name in is) ? old : name in was ? `${old} → ${now}` : now;
      return speaksForItself(name) ? words : `${nameWords(name)}: ${words}`;
    })
    .join('; ');
}
