// What somebody might do to an audit file, and how to make it look whole again.
import { canonicalJson } from '../canonical.ts';
import { toBytes, toHex } from '../bytes.ts';
import { portableSha256 } from '../sha256.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a tampered line may hold anything
export type Anything = any;

export function asText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Changes the value of one line, counted from 1, and writes it canonically. */
export function edited(lines: readonly string[], line: number, change: (value: Anything) => void): string[] {
  const value: Anything = JSON.parse(lines[line - 1]!);
  change(value);
  return lines.with(line - 1, canonicalJson(value));
}

export function without(lines: readonly string[], line: number): string[] {
  return lines.toSpliced(line - 1, 1);
}

export function swapped(lines: readonly string[], a: number, b: number): string[] {
  return lines.with(a - 1, lines[b - 1]!).with(b - 1, lines[a - 1]!);
}

/** Counts and hashes anew, as somebody would who wants the change to go unnoticed. */
export function reclosed(lines: readonly string[]): string[] {
  const before = lines.slice(0, -1);
  const hash = toHex(portableSha256.hash(toBytes(asText(before))));
  return [...before, canonicalJson({ type: 'end', lines: before.length, hash })];
}
