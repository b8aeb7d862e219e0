import { below, refuse } from './refusal.ts';

/** RFC 8785 for what this format holds: objects, arrays, strings, whole numbers, true, false, null. */
export function canonicalJson(value: unknown, at = ''): string {
  if (Array.isArray(value)) {
    return `[${value.map((each, i) => canonicalJson(each, `${at}[${i}]`)).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.keys(value)
      .sort()
      .map((key) => {
        const inner = (value as Record<string, unknown>)[key];
        return `${JSON.stringify(key)}:${canonicalJson(inner, below(at, key))}`;
      });
    return `{${pairs.join(',')}}`;
  }
  const isWritten = typeof value === 'string' || typeof value === 'boolean' || value === null;
  // Strings and whole numbers are written by JSON.stringify as RFC 8785 wants them.
  return isWritten || Number.isSafeInteger(value)
    ? JSON.stringify(value)
    : refuse(at, 'has no place in canonical JSON');
}
