import type { Courier } from '../format.ts';
import { digits } from '../pieces.ts';

const trackingUrl = 'http://www.ontrac.com/trackingres.asp?tracking_number=%s';

export const ontrac: Courier = {
  name: 'OnTrac',
  code: 'ontrac',
  formats: [
    {
      name: 'OnTrac',
      patterns: [{ _lead: 'C', SerialNumber: digits(13), CheckDigit: digits(1) }],
      checksum: { kind: 'mod10', even: 1, odd: 2 },
      prepend: { digits: '4', unless: ['4'] },
      trackingUrl,
      samples: {
        valid: ['C11121552953069', 'C1112 1552 8294 68'],
        invalid: ['C10000000000000', 'C1112155295306', 'E11121552953069'],
      },
    },
    {
      name: 'OnTrac D',
      patterns: [{ _lead: 'D', SerialNumber: digits(13), CheckDigit: digits(1) }],
      checksum: { kind: 'mod10', even: 1, odd: 2 },
      prepend: { digits: '5', unless: ['5'] },
      trackingUrl,
      samples: {
        valid: ['D10011354453707', 'D1001 1342 3321 45'],
        invalid: ['D10011345983012', 'D1001135445370'],
      },
    },
  ],
};
