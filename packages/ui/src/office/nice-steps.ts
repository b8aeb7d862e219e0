const STEPS = [1, 2, 5, 10];

/** Where an axis from nothing to `most` has its lines: whole steps that one counts in, four at most beyond the first. */
export function niceSteps(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const steps: number[] = [];
  for (let at = 0; at <= Math.max(most, 1); at += step) steps.push(at);
  return steps;
}
