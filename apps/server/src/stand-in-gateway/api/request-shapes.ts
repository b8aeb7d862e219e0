// The requests that the stand-in understands, each with its fields in the order that the real gateway's schema demands.
import { ANY } from './sequence.ts';
import type { Sequence } from './sequence.ts';

const head: Sequence = {
  merchantAuthentication: { name: 25, transactionKey: 16 },
  clientId: 30,
  refId: 20,
};

const settings: Sequence = { setting: { settingName: ANY, settingValue: ANY } };
const address: Sequence = {
  firstName: 50,
  lastName: 50,
  company: 50,
  address: 60,
  city: 40,
  state: 40,
  zip: 20,
  country: 60,
  phoneNumber: 25,
  faxNumber: 25,
};

const transactionRequest: Sequence = {
  transactionType: ANY,
  amount: ANY,
  currencyCode: 3,
  payment: { creditCard: { cardNumber: 16, expirationDate: 7, cardCode: 4 } },
  profile: {
    createProfile: ANY,
    customerProfileId: ANY,
    paymentProfile: { paymentProfileId: ANY, cardCode: 4 },
    shippingProfileId: ANY,
  },
  solution: { id: ANY, name: ANY },
  callId: ANY,
  terminalNumber: ANY,
  authCode: 6,
  refTransId: ANY,
  splitTenderId: 6,
  order: { invoiceNumber: 20, description: 255 },
  lineItems: ANY,
  tax: ANY,
  duty: ANY,
  shipping: ANY,
  taxExempt: ANY,
  poNumber: 25,
  customer: { type: ANY, id: 20, email: 255 },
  billTo: address,
  shipTo: address,
  customerIP: 15,
  cardholderAuthentication: ANY,
  retail: ANY,
  employeeId: 4,
  transactionSettings: settings,
  userFields: ANY,
};

const sorting: Sequence = { orderBy: ANY, orderDescending: ANY };
const paging: Sequence = { limit: ANY, offset: ANY };

export const requestShapes = {
  authenticateTestRequest: head,
  getMerchantDetailsRequest: head,
  createCustomerProfileRequest: {
    ...head,
    profile: {
      merchantCustomerId: 20,
      description: 255,
      email: 255,
      paymentProfiles: ANY,
      shipToList: ANY,
      profileType: ANY,
    },
    validationMode: ANY,
  },
  getCustomerProfileRequest: {
    ...head,
    customerProfileId: ANY,
    merchantCustomerId: 20,
    email: 255,
    unmaskExpirationDate: ANY,
    includeIssuerInfo: ANY,
  },
  deleteCustomerPaymentProfileRequest: { ...head, customerProfileId: ANY, customerPaymentProfileId: ANY },
  getHostedProfilePageRequest: { ...head, customerProfileId: ANY, hostedProfileSettings: settings },
  createTransactionRequest: { ...head, transactionRequest },
  getTransactionListForCustomerRequest: {
    ...head,
    customerProfileId: ANY,
    customerPaymentProfileId: ANY,
    sorting,
    paging,
  },
  getUnsettledTransactionListRequest: { ...head, status: ANY, sorting, paging },
  getSettledBatchListRequest: {
    ...head,
    includeStatistics: ANY,
    firstSettlementDate: ANY,
    lastSettlementDate: ANY,
  },
  getTransactionListRequest: { ...head, batchId: ANY, sorting, paging },
  getTransactionDetailsRequest: { ...head, transId: ANY },
} satisfies Record<string, Sequence>;

export type RequestName = keyof typeof requestShapes;

/** Settings of the hosted form; another name is refused. */
export const formSettings = new Set([
  'hostedProfileReturnUrl',
  'hostedProfileReturnUrlText',
  'hostedProfilePageBorderVisible',
  'hostedProfileHeadingBgColor',
  'hostedProfileIFrameCommunicatorUrl',
  'hostedProfileValidationMode',
  'hostedProfileBillingAddressRequired',
  'hostedProfileBillingAddressOptions',
  'hostedProfileCardCodeRequired',
  'hostedProfileManageOptions',
  'hostedProfilePaymentOptions',
  'hostedProfileSaveButtonText',
]);
