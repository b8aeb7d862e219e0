/** Digits whose last one confirms the others. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

interface Brand {
  name: string;
  begins: RegExp;
  lengths: readonly number[];
}

const brands: readonly Brand[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19] },
  { name: 'MasterCard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'AmericanExpress', begins: /^3[47]/, lengths: [15] },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16] },
];

/** The brand of a whole, valid number; undefined for any other text. */
export function brandOf(digits: string): string | undefined {
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return undefined;
  const brand = brands.find(({ begins }) => begins.test(digits));
  return brand?.lengths.includes(digits.length) ? brand.name : undefined;
}
