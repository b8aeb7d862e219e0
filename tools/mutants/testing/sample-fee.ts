// Something to break: its test looks at one of its limits, not at the other, and never comes by the third.
export function sampleFee(count: number): number {
  if (count > 10) return 500;
  let fee = 0;
  for (let one = 0; one < count; one = one + 1) fee += 100;
  return count >= 4 ? fee - 50 : fee;
}

export function sampleName(isLong: boolean): string {
  return isLong ? 'a fee for each ticket' : 'fee';
}
