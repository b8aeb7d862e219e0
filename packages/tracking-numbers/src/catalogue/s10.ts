import type { Courier, Names } from '../format.ts';
import { digits, letters } from '../pieces.ts';
import { s10Countries } from './s10-countries.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A single letter stands for all service types that start with it. */
const serviceClasses = {
  EMS: 'E',
  'Letter Post Express': 'L',
  'Letter Post M-bag': 'M',
  'Letter Post Reply Service': 'QA QB QC QD QE QF QG QH QI QJ QK QL QM',
  'Letter Post Registered': 'R',
  'Letter Post Other': 'U',
  'Letter Post Insured': 'V',
  'Parcel Post': 'C',
  'Parcel Post e-commerce': 'H',
  Domestic: 'B D N P Z AV AW AX AY AZ GA GD',
};

const services: Names = Object.fromEntries(
  Object.entries(serviceClasses).flatMap(([name, starts]) =>
    starts
      .split(' ')
      .flatMap(serviceTypes)
      .map((type) => [type, name]),
  ),
);

function serviceTypes(start: string): string[] {
  return start.length === 2 ? [start] : ALPHABET.map((letter) => start + letter);
}

export const s10: Courier = {
  name: 'S10',
  code: 's10',
  formats: [
    {
      name: 'S10',
      description: 'International mail, numbered as the Universal Postal Union lays down',
      patterns: [
        {
          ServiceType: letters(2),
          SerialNumber: digits(8),
          CheckDigit: digits(1),
          CountryCode: letters(2),
        },
      ],
      checksum: { kind: 's10' },
      services,
      countries: s10Countries,
      samples: {
        valid: ['RB123456785CV', 'RB 1234 5678 5 CF', 'EE123456785US', 'QM123456785GB', 'GD123456785JP'],
        invalid: ['RB123456786US', 'RB123456785XX', 'QN123456785GB', 'GB123456785JP', 'XA123456785US'],
      },
    },
  ],
};
