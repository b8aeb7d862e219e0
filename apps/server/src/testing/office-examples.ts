// The examples of the office's document are what the suite that tries all calls sends: with them in hand, and the ids,
// tokens and times of the world that it tries them in. EXAMPLES=write takes down what the samples say today.
import { readFileSync, writeFileSync } from 'node:fs';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { OFFICE_EXAMPLES } from '../platform/http/office-examples.ts';

const isTakingDown = process.env.EXAMPLES === 'write';

/** Who they are, when it is, what a machine has drawn: known only once the world stands. */
const isOfWorld = (value: unknown): boolean =>
  typeof value === 'number' || value === null || (typeof value === 'string' && /\d|@/.test(value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example with what only the world knows put in; its fields are the very ones that the sample has. */
function filledIn(example: unknown, sample: unknown, at: string): unknown {
  if (isObject(example) && isObject(sample)) {
    const [names, known] = [Object.keys(example).sort(), Object.keys(sample).sort()];
    if (names.join() !== known.join())
      throw new Error(
        `${at} has ${names.join(', ')} in the document and ${known.join(', ')} where it is sent`,
      );
    return Object.fromEntries(
      names.map((name) => [name, filledIn(example[name], sample[name], `${at}.${name}`)]),
    );
  }
  if (Array.isArray(example) && Array.isArray(sample) && example.length === sample.length)
    return sample.map((each, index) => filledIn(example[index], each, `${at}[${index}]`));
  return isOfWorld(sample) || typeof sample !== typeof example ? sample : example;
}

/** What is sent for a call: its example, in this world. */
export function exampleIn(name: string, sample: object): object {
  if (isTakingDown) takeDown(name, sample);
  const example = isTakingDown ? sample : OFFICE_EXAMPLES[name];
  if (!example) throw new Error(`${name} has no example: EXAMPLES=write takes it down`);
  return recordOf(filledIn(example, sample, name));
}

function takeDown(name: string, sample: object): void {
  const file = new URL('../platform/http/office-examples.json', import.meta.url);
  const known = recordOf(JSON.parse(readFileSync(file, 'utf8')));
  const all = Object.entries({ ...known, [name]: sample }).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
