// One written value in the form that its description expects. What does not fit is handed on as it is.
import { currencyFacts, DEFAULT_CURRENCY, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import type { Path } from '@stagedoor/rules/programme/problem';
import { cleanHtml } from '../../platform/clean-html.ts';
import type { Form } from '@stagedoor/descriptions/fields/forms';
import { MOST_CENTS } from '@stagedoor/descriptions/fields/numbers';
import { calendarDay, isImpossible, moment } from './dates.ts';
import type { Reading } from './reading.ts';
import type { Scalar } from './tree.ts';

const EXAMPLE = 45_500;

/** A number that people wrote where text belongs keeps its digits; yes and no are told apart from text. */
const textOf = ({ value, source }: Scalar): unknown =>
  typeof value === 'string' || typeof value === 'boolean' ? value : source;

function htmlOf(tree: Scalar, { report }: Reading): unknown {
  const given = textOf(tree);
  if (typeof given !== 'string') return given;
  const { clean, removed } = cleanHtml(given.trim());
  if (removed) {
    report.notice(tree.place, `"${tree.label}": parts that pages may not show were removed from the text.`);
  }
  return clean;
}

/** `6,25` and `1,000` as they should be written; undefined for what has no comma. */
function withoutComma(source: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(source)) return `${source.replaceAll(',', '')}, without a comma`;
  return /^\d+,\d+$/.test(source) ? `${source.replace(',', '.')}, with a point` : undefined;
}

/** What the description would say of dollars, said of another currency. */
function wrongWithAmount(cents: number | undefined, currency: Currency): string | undefined {
  if (currency === DEFAULT_CURRENCY) return undefined;
  if (cents === undefined)
    return `must be an amount in ${currency}, such as ${plainMoney(EXAMPLE, currency)}.`;
  return cents > MOST_CENTS ? `must be at most ${plainMoney(MOST_CENTS, currency)} ${currency}.` : undefined;
}

/** Dollars as written, cents as read; of another currency likewise, by its own decimals. */
function centsOf({ value, label, place }: Scalar, path: Path, { currency, report, wrong }: Reading): unknown {
  const { decimals } = currencyFacts(currency);
  const isAmount = typeof value === 'number' && Number(value.toFixed(decimals)) === value;
  const cents = isAmount ? Math.round(value * unitsOf(currency)) : undefined;
  const problem = wrongWithAmount(cents, currency);
  if (problem !== undefined) {
    report.mistake(place, `"${label}" ${problem}`);
    wrong.add(path);
  }
  return cents ?? value;
}

function keptOf(tree: Scalar, what: 'picture' | 'font', path: Path, { images, wrong }: Reading): unknown {
  const given = textOf(tree);
  if (typeof given !== 'string') return given;
  const address = images.take(given.trim(), tree.place, what);
  if (address === undefined) wrong.add(path);
  return address;
}

function dateOf(
  tree: Scalar,
  kind: 'moment' | 'day',
  path: Path,
  { now, zone, report, wrong }: Reading,
): unknown {
  const source = String(tree.value);
  const at = { now, zone };
  if (isImpossible(source, at)) {
    report.mistake(tree.place, `"${tree.label}": there is no such date or time as ${source}.`);
    wrong.add(path);
  }
  return (kind === 'moment' ? moment(source, at) : calendarDay(source, at)) ?? source;
}

type Read = (tree: Scalar, path: Path, reading: Reading) => unknown;

const readers: Partial<Record<Form['is'], Read>> = {
  text: textOf,
  html: (tree, _path, reading) => htmlOf(tree, reading),
  image: (tree, path, reading) => keptOf(tree, 'picture', path, reading),
  font: (tree, path, reading) => keptOf(tree, 'font', path, reading),
  dollars: centsOf,
  colour: ({ value }) => String(value),
  moment: (tree, path, reading) => dateOf(tree, 'moment', path, reading),
  day: (tree, path, reading) => dateOf(tree, 'day', path, reading),
};

export function readScalar(tree: Scalar, form: Form | undefined, path: Path, reading: Reading): unknown {
  if (form?.is === 'choice') return form.words.find((word) => String(word) === tree.source) ?? tree.source;
  const number = form === undefined || form.is === 'dollars' ? withoutComma(tree.source) : undefined;
  if (number !== undefined) {
    reading.wrong.add(path);
    reading.report.mistake(tree.place, `"${tree.label}": write ${number}.`);
  }
  const read = form && readers[form.is];
  return read ? read(tree, path, reading) : tree.value;
}
