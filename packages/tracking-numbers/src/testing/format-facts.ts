/** What each format is, said a second time and in another way than the catalogue does, for tests to compare. */
import type { Checksum } from '../checksum.ts';

export interface FormatFact {
  /** The whole number with its groups, without blanks. */
  pattern: RegExp;
  checksum?: Checksum;
  /** What is put before the serial for the checksum, unless it begins so. */
  prefix?: { digits: string; unless: RegExp };
  /** Where the number can be followed. */
  page?: string;
}

const byWeights = (weights: number[]): Checksum => ({ kind: 'weighted', weights, moduli: [11, 10] });
const mod10 = (even: number, odd: number): Checksum => ({ kind: 'mod10', even, odd });

const dhl = 'http://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=';
const fedex = 'https://www.fedex.com/apps/fedextrack/?tracknumbers=';
const ontrac = 'http://www.ontrac.com/trackingres.asp?tracking_number=';
const ups = 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=';
const usps = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=';

/** By courier and format, in the order in which they are asked. */
export const formatFacts: Record<string, Record<string, FormatFact>> = {
  amazon: {
    'Amazon Logistics': { pattern: /^TBA(?<SerialNumber>\d{12})$/ },
    'Amazon International': { pattern: /^[AFC](?<SerialNumber>\d{10})$/ },
  },
  dhl: {
    'DHL Express': {
      pattern: /^(?<SerialNumber>\d{9})(?<CheckDigit>\d)$/,
      checksum: { kind: 'mod7' },
      page: dhl,
    },
    'DHL Express Air': {
      pattern: /^(?<SerialNumber>\d{10})(?<CheckDigit>\d)$/,
      checksum: { kind: 'mod7' },
      page: dhl,
    },
    'DHL E-Commerce': {
      pattern: /^(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)(?<SerialNumber>\d{10,39})$/,
      page: dhl,
    },
  },
  fedex: {
    'FedEx Express (12)': {
      pattern: /^(?<SerialNumber>\d{11})(?<CheckDigit>\d)$/,
      checksum: byWeights([3, 1, 7]),
      page: fedex,
    },
    'FedEx Express (34)': {
      pattern: /^10\d{13}(?<DestinationZip>\d{5})(?<SerialNumber>\d{13})(?<CheckDigit>\d)$/,
      checksum: byWeights([1, 7, 3]),
      page: fedex,
    },
    'FedEx SmartPost': {
      pattern:
        /^(?:(?:(?<RoutingApplicationId>420)(?<DestinationZip>\d{5}))?(?<ApplicationIdentifier>92))?(?<SerialNumber>(?<ServiceType>\d{3})(?<ShipperId>\d{9})(?<PackageId>\d{7}))(?<CheckDigit>\d)$/,
      checksum: mod10(3, 1),
      prefix: { digits: '92', unless: /^92/ },
      page: fedex,
    },
    'FedEx Ground': {
      pattern: /^(?<SerialNumber>\d{14})(?<CheckDigit>\d)$/,
      checksum: mod10(1, 3),
      page: fedex,
    },
    'FedEx Ground (SSCC-18)': {
      pattern: /^(?<ShippingContainerType>\d\d)(?<SerialNumber>\d{15})(?<CheckDigit>\d)$/,
      checksum: mod10(3, 1),
      page: fedex,
    },
    'FedEx Ground 96 (22)': {
      pattern:
        /^(?<ApplicationIdentifier>96)(?<SCNC>\d\d)(?<ServiceType>\d{3})(?<SerialNumber>(?<ShipperId>\d{7})(?<PackageId>\d{7}))(?<CheckDigit>\d)$/,
      checksum: mod10(1, 3),
      page: fedex,
    },
    'FedEx Ground GSN': {
      pattern:
        /^(?<ApplicationIdentifier>96)(?<SCNC>\d\d)\d{5}(?<GSN>\d{10})\d(?<SerialNumber>\d{13})(?<CheckDigit>\d)$/,
      checksum: byWeights([1, 7, 3]),
      page: fedex,
    },
  },
  ontrac: {
    OnTrac: {
      pattern: /^C(?<SerialNumber>\d{13})(?<CheckDigit>\d)$/,
      checksum: mod10(1, 2),
      prefix: { digits: '4', unless: /^4/ },
      page: ontrac,
    },
    'OnTrac D': {
      pattern: /^D(?<SerialNumber>\d{13})(?<CheckDigit>\d)$/,
      checksum: mod10(1, 2),
      prefix: { digits: '5', unless: /^5/ },
      page: ontrac,
    },
  },
  s10: {
    S10: {
      pattern: /^(?<ServiceType>[A-Z]{2})(?<SerialNumber>\d{8})(?<CheckDigit>\d)(?<CountryCode>[A-Z]{2})$/,
      checksum: { kind: 's10' },
    },
  },
  ups: {
    UPS: {
      pattern:
        /^1Z(?<SerialNumber>(?<ShipperId>[A-Z\d]{6})(?<ServiceType>[A-Z\d]{2})(?<PackageId>[A-Z\d]{7}))(?<CheckDigit>\d)$/,
      checksum: mod10(1, 2),
      page: ups,
    },
    'UPS Waybill': {
      pattern: /^(?<ServiceType>[A-Z])(?<SerialNumber>\d{9})(?<CheckDigit>\d)$/,
      checksum: mod10(1, 2),
      page: ups,
    },
  },
  usps: {
    'USPS 20': {
      pattern:
        /^(?<SerialNumber>(?<ServiceType>\d\d)(?<ShipperId>\d{9})(?<PackageId>\d{8}))(?<CheckDigit>\d)$/,
      checksum: mod10(3, 1),
      page: usps,
    },
    'USPS 34v2': {
      pattern:
        /^(?<RoutingApplicationId>420)(?<DestinationZip>\d{5})(?<RoutingNumber>\d{4})(?<SerialNumber>(?<ApplicationIdentifier>9[2-5])?(?<ShipperId>\d{8})(?<PackageId>\d{11}))(?<CheckDigit>\d)$/,
      checksum: mod10(3, 1),
      page: usps,
    },
    'USPS 91': {
      pattern:
        /^(?:(?<RoutingApplicationId>420)(?<DestinationZip>\d{5}))?(?<SerialNumber>(?<ApplicationIdentifier>9[1-5])?(?<SCNC>\d\d)(?<ServiceType>\d\d)(?<ShipperId>\d{8})(?<PackageId>\d{11}|\d{7}))(?<CheckDigit>\d)$/,
      checksum: mod10(3, 1),
      prefix: { digits: '91', unless: /^9[1-5]/ },
      page: usps,
    },
  },
};

/** The codes that a group must have, where a format has a list of them. */
export const codeFacts: Record<string, Partial<Record<'ServiceType' | 'ShippingContainerType', RegExp>>> = {
  'FedEx Ground (SSCC-18)': { ShippingContainerType: /^0[0124]$/ },
  S10: { ServiceType: /^(?:[BCDEHLMNPRUVZ][A-Z]|A[V-Z]|GA|GD|Q[A-M])$/ },
  UPS: { ServiceType: /^(?:01|02|03|12|13|15|22|32|33|41|42|44|66|72|78|90|A0|A1|A2|A8|A9|AA|YW)$/ },
  'UPS Waybill': { ServiceType: /^[JKV]$/ },
  'USPS 20': { ServiceType: /^(?:71|73|77|81)$/ },
};
