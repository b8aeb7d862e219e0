// Something to break: its test looks at one of its limits, not at the other, and never has so many tickets.
const EACH = 100;

export function sampleFee(count: number): number {
  if (count > 10) return 500;
  let fee = 0;
  for (let one = 0; one < count; one = one + 1) fee += EACH;
  return count >= 4 ? fee - 50 : fee;
}
