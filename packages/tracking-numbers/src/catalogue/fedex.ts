import type { Courier, Pattern } from '../format.ts';
import { digits } from '../pieces.ts';

const trackingUrl = 'https://www.fedex.com/apps/fedextrack/?tracknumbers=%s';

const smartPost: Pattern = {
  SerialNumber: { ServiceType: digits(3), ShipperId: digits(9), PackageId: digits(7) },
  CheckDigit: digits(1),
};

export const fedex: Courier = {
  name: 'FedEx',
  code: 'fedex',
  formats: [
    {
      name: 'FedEx Express (12)',
      patterns: [{ SerialNumber: digits(11), CheckDigit: digits(1) }],
      checksum: { kind: 'weighted', weights: [3, 1, 7], moduli: [11, 10] },
      trackingUrl,
      samples: {
        valid: ['986578788855', '7995 3127 4483', '000000000000'],
        invalid: ['996578788855', '98657878885', '320595463938'],
      },
    },
    {
      name: 'FedEx Express (34)',
      patterns: [
        {
          _lead: '10',
          _filler: digits(13),
          DestinationZip: digits(5),
          SerialNumber: digits(13),
          CheckDigit: digits(1),
        },
      ],
      checksum: { kind: 'weighted', weights: [1, 7, 3], moduli: [11, 10] },
      trackingUrl,
      samples: {
        valid: ['1001921334250001000300779017972697', '1001 9213 8036 0001 0003 0063 9585 8043 82'],
        invalid: ['1001901781990001000300617767839438', '1101901781990001000300617767839437'],
      },
    },
    {
      name: 'FedEx SmartPost',
      description: 'FedEx up to the post office, the postal service from there',
      patterns: [
        smartPost,
        { ApplicationIdentifier: '92', ...smartPost },
        { RoutingApplicationId: '420', DestinationZip: digits(5), ApplicationIdentifier: '92', ...smartPost },
      ],
      checksum: { kind: 'mod10', even: 3, odd: 1 },
      prepend: { digits: '92', unless: ['92'] },
      trackingUrl,
      samples: {
        valid: ['61299998820821171811', '9261292700768711948021', '420 11213 92 6129098349792366623 8'],
        invalid: ['9261292700768711948020', '420 11213 6129098349792366623 8', '9361292700768711948021'],
      },
    },
    {
      name: 'FedEx Ground',
      patterns: [{ SerialNumber: digits(14), CheckDigit: digits(1) }],
      checksum: { kind: 'mod10', even: 1, odd: 3 },
      trackingUrl,
      samples: {
        valid: ['0414 4176 0228 964', '568283610012734'],
        invalid: ['0414 4176 0228 965', '04144176022896'],
      },
    },
    {
      name: 'FedEx Ground (SSCC-18)',
      description: 'Number of a shipping container',
      patterns: [{ ShippingContainerType: digits(2), SerialNumber: digits(15), CheckDigit: digits(1) }],
      checksum: { kind: 'mod10', even: 3, odd: 1 },
      containers: {
        '00': 'case/carton',
        '01': 'pallet',
        '02': 'larger than a pallet',
        '04': 'internal intra-company use',
      },
      trackingUrl,
      samples: {
        valid: ['00 0123 4500 0000 0027', '010123450000000027', '020123450000000027', '040123450000000027'],
        invalid: ['000123450000000028', '030123450000000027', '050123450000000027'],
      },
    },
    {
      name: 'FedEx Ground 96 (22)',
      patterns: [
        {
          ApplicationIdentifier: '96',
          SCNC: digits(2),
          ServiceType: digits(3),
          SerialNumber: { ShipperId: digits(7), PackageId: digits(7) },
          CheckDigit: digits(1),
        },
      ],
      checksum: { kind: 'mod10', even: 1, odd: 3 },
      trackingUrl,
      samples: {
        valid: ['9611020987654312345672', '96 11 020 9876543 1234567 2'],
        invalid: ['9611020987654312345673', '9711020987654312345672'],
      },
    },
    {
      name: 'FedEx Ground GSN',
      patterns: [
        {
          ApplicationIdentifier: '96',
          SCNC: digits(2),
          _filler: digits(5),
          GSN: digits(10),
          _spare: digits(1),
          SerialNumber: digits(13),
          CheckDigit: digits(1),
        },
      ],
      checksum: { kind: 'weighted', weights: [1, 7, 3], moduli: [11, 10] },
      trackingUrl,
      samples: {
        valid: ['9622001560001234567100794808390594', '96 32 00156 0123456789 9 0079480839059 4'],
        invalid: ['9622001560001234567100794808390597', '9522001560001234567100794808390594'],
      },
    },
  ],
};
