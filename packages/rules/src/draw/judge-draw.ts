import type { Path, Problem } from '../programme/problem.ts';
import { publicInputKeys } from './draw-settings.ts';
import type { PublicInputSettings } from './draw-settings.ts';

export interface DrawDraft {
  publicInput?: Partial<PublicInputSettings>;
  walkAt?: string;
}

const hexKeys = new Set<string>(['chain', 'publicKey']);
const CHAIN_LENGTH = 64;

function wrongWith(key: string, value: string | number | null | undefined): string | undefined {
  if (value === null || value === undefined)
    return `"${key}" is missing: it says where the public number comes from.`;
  if (key === 'chain' && String(value).length !== CHAIN_LENGTH) {
    return `"chain" must be ${CHAIN_LENGTH} characters: the hash of the beacon's chain.`;
  }
  if (hexKeys.has(key) && !/^([0-9a-f]{2})+$/.test(String(value))) {
    return `"${key}" must be written in hex, in lower case.`;
  }
  if (typeof value === 'string' && !/^[\x20-\x7e]*$/.test(value)) {
    return `"${key}" may hold plain letters and signs of ASCII only: it stands in the bytes that are proven.`;
  }
  return undefined;
}

/** The public number's source is named whole, and nothing stands there that its kind does not have. */
export function judgeDraw({ publicInput, walkAt }: DrawDraft, path: Path): Problem[] {
  const problems: Problem[] = [];
  if (walkAt !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(walkAt)) {
    problems.push({
      path: [...path, 'walkAt'],
      message: '"walkAt" must be a time of the day such as "12:00".',
    });
  }
  const kind = publicInput?.kind;
  if (!publicInput || !kind) return problems;
  const at = [...path, 'publicInput'];
  const own: readonly string[] = publicInputKeys[kind];
  for (const [key, value] of Object.entries(publicInput)) {
    if (key === 'kind' || own.includes(key) || value === null || value === undefined) continue;
    const message = `"${key}" does not belong to a public number of the kind ${kind}.`;
    problems.push({ path: [...at, key], message });
  }
  for (const key of publicInputKeys[kind]) {
    const message = wrongWith(key, publicInput[key]);
    if (message !== undefined)
      problems.push({ path: (publicInput[key] ?? null) === null ? at : [...at, key], message });
  }
  return problems;
}
