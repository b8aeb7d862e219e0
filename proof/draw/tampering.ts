// Changes to files that come from anywhere: what two verifiers say of them must be the same.
import { reclosed, type Anything } from '../../packages/draw/src/testing/tamper.ts';
import { canonicalJson } from '../../packages/draw/src/canonical.ts';

export type Luck = (below: number) => number;

/** xorshift: the same luck for the same seed. */
export function luckFrom(seed: number): Luck {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** One change to some line, closed again so that what gives it away lies deeper. */
export function tampered(lines: readonly string[], luck: Luck): string[] {
  const at = luck(lines.length);
  switch (luck(6)) {
    case 0:
      return reclosed(lines.toSpliced(at, 1));
    case 1: {
      const other = luck(lines.length);
      return reclosed(lines.with(at, lines[other]!).with(other, lines[at]!));
    }
    case 2:
      return lines.slice(0, at);
    default: {
      const value: Anything = JSON.parse(lines[at]!);
      change(value, luck);
      const changed = lines.with(at, canonicalJson(value));
      return luck(8) === 0 ? changed : reclosed(changed);
    }
  }
}

/** Goes down at random and changes what it comes to. */
function change(value: Anything, luck: Luck): void {
  const keys = Object.keys(value);
  if (keys.length === 0) return;
  const key = keys[luck(keys.length)]!;
  const inner: Anything = value[key];
  if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && luck(8) > 0) {
    change(inner, luck);
    return;
  }
  if (luck(10) === 0 && !Array.isArray(value)) delete value[key];
  else value[key] = otherThan(inner, luck);
}

function otherThan(inner: Anything, luck: Luck): Anything {
  if (typeof inner === 'number') return Math.max(0, inner + [1, -1, 7][luck(3)]!);
  if (typeof inner === 'boolean') return !inner;
  if (typeof inner === 'string' && /^[0-9a-f]+$/.test(inner))
    return inner.replace(/.$/, (d) => (d === '0' ? '1' : '0'));
  return [null, 'x', 3, [], {}][luck(5)];
}
