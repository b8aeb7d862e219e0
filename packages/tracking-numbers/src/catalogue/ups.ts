import type { Courier } from '../format.ts';
import { digits, letters, lettersOrDigits } from '../pieces.ts';

const trackingUrl = 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=%s';

export const ups: Courier = {
  name: 'UPS',
  code: 'ups',
  formats: [
    {
      name: 'UPS',
      patterns: [
        {
          _lead: '1Z',
          SerialNumber: {
            ShipperId: lettersOrDigits(6),
            ServiceType: lettersOrDigits(2),
            PackageId: lettersOrDigits(7),
          },
          CheckDigit: digits(1),
        },
      ],
      checksum: { kind: 'mod10', even: 1, odd: 2 },
      services: {
        '01': 'Next Day Air',
        '02': 'Second Day Air',
        '03': 'Ground',
        '12': 'Third Day Select',
        '13': 'Next Day Air Saver',
        '15': 'Next Day Air Early',
        '22': 'Ground, Returns Plus, three pickup attempts',
        '32': 'Next Day Air Early, collect on delivery',
        '33': 'Next Day Air Early, Saturday delivery, collect on delivery',
        '41': 'Next Day Air Early, Saturday delivery',
        '42': 'Ground, signature required',
        '44': 'Next Day Air, Saturday delivery',
        '66': 'Worldwide Express',
        '72': 'Ground, collect on delivery',
        '78': 'Ground, Returns Plus, one pickup attempt',
        '90': 'Ground, return with a label mailed by UPS',
        A0: 'Next Day Air Early, adult signature required',
        A1: 'Next Day Air Early, Saturday delivery, adult signature required',
        A2: 'Next Day Air, adult signature required',
        A8: 'Ground, adult signature required',
        A9: 'Next Day Air Early, adult signature required, collect on delivery',
        AA: 'Next Day Air Early, Saturday delivery, adult signature required, collect on delivery',
        YW: 'SurePost, delivered by the postal service',
      },
      moreServicesExist: true,
      trackingUrl,
      samples: {
        valid: ['1Z5R89390357567127', '1Z 410E7W 03 9275159 1', '1z5r89390357567127'],
        invalid: ['2Z5R89390357567127', '1Z1111111111111111', '1Z5R89390357567128', '1Z5R8939035756712A'],
      },
    },
    {
      name: 'UPS Waybill',
      patterns: [{ ServiceType: letters(1), SerialNumber: digits(9), CheckDigit: digits(1) }],
      checksum: { kind: 'mod10', even: 1, odd: 2 },
      services: { J: 'Next Day Express', K: 'Ground', V: 'WorldWide Express Saver' },
      moreServicesExist: true,
      trackingUrl,
      samples: {
        valid: ['K1506235620', 'J 460 363 653 7'],
        invalid: ['K2479825492', 'V0411335627', 'V0423305841', 'B1506235620'],
      },
    },
  ],
};
