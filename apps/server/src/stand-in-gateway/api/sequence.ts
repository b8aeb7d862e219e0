// JSON that is checked like an XML sequence: every field known, in its order, not too long.

/** Fields in their order; a number is the longest text allowed there, and lists hold parts of the same shape. */
export interface Sequence {
  [field: string]: Sequence | number;
}

export const ANY = Number.POSITIVE_INFINITY;

/** Says what is wrong first, as the real gateway words it; undefined when all is well. */
export function outOfSequence(value: unknown, shape: Sequence, name: string): string | undefined {
  if (Array.isArray(value)) return firstProblem(value, (part) => outOfSequence(part, shape, name));
  if (typeof value !== 'object' || value === null) {
    return `The '${name}' element is invalid - The value is invalid according to its datatype.`;
  }
  const order = Object.keys(shape);
  let last = -1;
  return firstProblem(Object.entries(value), ([field, part]) => {
    const place = order.indexOf(field);
    if (place <= last) {
      const expected = order.slice(last + 1).map((each) => `'${each}'`);
      return `The element '${name}' has invalid child element '${field}'. List of possible elements expected: ${expected.join(', ')}.`;
    }
    last = place;
    const inner = shape[field]!;
    return typeof inner === 'number' ? tooLong(part, inner, field) : outOfSequence(part, inner, field);
  });
}

function tooLong(value: unknown, most: number, field: string): string | undefined {
  if (typeof value === 'object' && value !== null && most !== ANY) {
    return `The '${field}' element is invalid - The value is invalid according to its datatype.`;
  }
  return String(value).length > most
    ? `The '${field}' element is invalid - The actual length is greater than the MaxLength value.`
    : undefined;
}

function firstProblem<T>(parts: readonly T[], check: (part: T) => string | undefined): string | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
