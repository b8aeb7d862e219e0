/** DRAW-10: where the public number of the draw after an abandoned one comes from. It must be another, not known yet. */
import { drawOfficeMessages } from '../messages/draw-office.ts';
import type { DrawState } from '../machines/draw.ts';
import type { PublicInputSettings } from './draw-settings.ts';

export interface WantedSource {
  /** Of digits. */
  source?: string | undefined;
  /** Of a beacon. */
  round?: number | undefined;
}

const LEAST_SECONDS_BEFORE_ROUND = 3600;

/** Whoever can still change its rules needs not abandon it, and what was published stays. */
export const canBeAbandoned = (draw: { state: DrawState; isLocked: boolean }): boolean =>
  draw.state === 'frozen' || draw.state === 'drawn' || (draw.state === 'committed' && draw.isLocked);

function nextDigits(input: PublicInputSettings, source: string): PublicInputSettings | string {
  if (source === '') return drawOfficeMessages.sourceMissing;
  if (source === input.source) return drawOfficeMessages.sourceKnown;
  if (!/^[\x20-\x7e]+$/.test(source)) return drawOfficeMessages.sourceLetters;
  return { ...input, source };
}

function nextRound(input: PublicInputSettings, round: number, now: Date): PublicInputSettings | string {
  const at = input.genesis! + (round - 1) * input.period!;
  const isLateEnough = at - now.getTime() / 1000 > LEAST_SECONDS_BEFORE_ROUND;
  return isLateEnough ? { ...input, round } : drawOfficeMessages.roundTooSoon;
}

/** The same kind with a new source, or what is wrong with it. Everything else of the rules stays. */
export function nextSource(
  input: PublicInputSettings,
  { source = '', round = 0 }: WantedSource,
  now: Date,
): PublicInputSettings | string {
  if (input.kind === 'digits') return nextDigits(input, source.trim());
  return input.kind === 'drand' ? nextRound(input, round, now) : input;
}
