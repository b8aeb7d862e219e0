import type { Courier } from '../format.ts';
import { digits, digitsBetween } from '../pieces.ts';

const trackingUrl = 'http://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=%s';

export const dhl: Courier = {
  name: 'DHL',
  code: 'dhl',
  formats: [
    {
      name: 'DHL Express',
      patterns: [{ SerialNumber: digits(9), CheckDigit: digits(1) }],
      checksum: { kind: 'mod7' },
      trackingUrl,
      samples: {
        valid: ['3318810014', '84 8713 5506', '1099255990'],
        invalid: ['3318810034', '3318810011', '331881001', '33188100144'],
      },
    },
    {
      name: 'DHL Express Air',
      patterns: [{ SerialNumber: digits(10), CheckDigit: digits(1) }],
      checksum: { kind: 'mod7' },
      trackingUrl,
      samples: {
        valid: ['12345678903', '123 4567 8903'],
        invalid: ['12345678904', '73891051147', '1234567890'],
      },
    },
    {
      name: 'DHL E-Commerce',
      patterns: [
        {
          _lead: ['GM', 'LX', 'RX', 'UV', 'CN', 'SG', 'TH', 'IN', 'HK', 'MY'],
          SerialNumber: digitsBetween(10, 39),
        },
      ],
      trackingUrl,
      samples: {
        valid: [
          'GM2951173225174494',
          'MY0000000000',
          'LX000000000000000000000000000000000000000',
          'HK 12345 67890',
        ],
        invalid: [
          'GR295117494011169045',
          'GM295117322',
          'LX0000000000000000000000000000000000000000',
          'GX2951173225174494',
        ],
      },
    },
  ],
};
