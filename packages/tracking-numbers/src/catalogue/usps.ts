import type { Courier, Pattern } from '../format.ts';
import { digits } from '../pieces.ts';

const trackingUrl = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%s';

const checksum = { kind: 'mod10', even: 3, odd: 1 } as const;
const CheckDigit = digits(1);
const destination: Pattern = { RoutingApplicationId: '420', DestinationZip: digits(5) };

const sender34: Pattern = { ShipperId: digits(8), PackageId: digits(11) };
const sender91: Pattern = {
  SCNC: digits(2),
  ServiceType: digits(2),
  ShipperId: digits(8),
  PackageId: digits(7, 11),
};

const bare91: Pattern = { SerialNumber: sender91, CheckDigit };
const marked91: Pattern = {
  SerialNumber: { ApplicationIdentifier: ['91', '92', '93', '94', '95'], ...sender91 },
  CheckDigit,
};

export const usps: Courier = {
  name: 'USPS',
  code: 'usps',
  formats: [
    {
      name: 'USPS 20',
      description: 'Twenty digits, of which the first two name the service',
      patterns: [
        {
          SerialNumber: { ServiceType: digits(2), ShipperId: digits(9), PackageId: digits(8) },
          CheckDigit,
        },
      ],
      checksum,
      services: {
        '71': 'Certified Mail',
        '73': 'Insured Mail',
        '77': 'Registered Mail',
        '81': 'Return Receipt for Merchandise',
      },
      moreServicesExist: true,
      trackingUrl,
      samples: {
        valid: ['7112 3456 7891 2345 6787'],
        invalid: ['7112 3456 7891 2345 6788', '0307 1790 0005 2348 3741', '0307 1790 0005 2348 3742'],
      },
    },
    {
      name: 'USPS 34v2',
      description: 'Intelligent Mail parcel barcode with nine digits of the destination',
      patterns: [
        { ...destination, RoutingNumber: digits(4), SerialNumber: sender34, CheckDigit },
        {
          ...destination,
          RoutingNumber: digits(4),
          SerialNumber: { ApplicationIdentifier: ['92', '93', '94', '95'], ...sender34 },
          CheckDigit,
        },
      ],
      checksum,
      trackingUrl,
      samples: {
        valid: ['4201028200009261290113185417468510', '420 10282 0000 92 61290113 18541746851 0'],
        invalid: ['4201028200009261290113185417468511', '4211028200009261290113185417468510'],
      },
    },
    {
      name: 'USPS 91',
      description: 'Intelligent Mail package barcode',
      patterns: [bare91, marked91, { ...destination, ...bare91 }, { ...destination, ...marked91 }],
      checksum,
      prepend: { digits: '91', unless: ['91', '92', '93', '94', '95'] },
      trackingUrl,
      samples: {
        valid: [
          '92748931507708513018050063',
          '9400 1112 0108 0805 4830 16',
          '9405803699300124287899',
          '420787459400111206206406260787',
        ],
        invalid: ['61299998820821171811', '9200000000000000000000', '420000009200000000000000000000'],
      },
    },
  ],
};
