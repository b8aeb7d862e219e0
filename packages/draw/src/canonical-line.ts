import { Mismatch } from './mismatch.ts';

/** The value of a line that must be canonical JSON. */
export function parseLine(text: string, line: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mismatch(line, 'form', 'is not JSON');
  }
  // Writing keeps the order of the keys: a text that comes out as it went in, with its keys in order, is canonical.
  if (JSON.stringify(value) !== text || !isInOrder(value)) {
    throw new Mismatch(line, 'form', 'is not canonical JSON');
  }
  return value;
}

function isInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isInOrder);
  let before = '';
  for (const key of Object.keys(value)) {
    if (key < before || !isInOrder((value as Record<string, unknown>)[key])) return false;
    before = key;
  }
  return true;
}
