import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountMessages as account } from './account.ts';
import { addressMessages as address } from './address.ts';
import { callMessages as calls } from './calls.ts';
import { cardMessages as cards } from './cards.ts';
import { checkoutMessages as checkout } from './checkout.ts';
import { createAccountMessages as create } from './create-account.ts';
import { deliveryMessages as delivery } from './delivery.ts';
import { emailCheckMessages as emailCheck } from './email-check.ts';
import { eventEmptyMessages as empty } from './event-empty.ts';
import { eventMessages as event } from './event.ts';
import { forgotPasswordMessages as forgot } from './forgot-password.ts';
import { guestCheckoutMessages as guest } from './guest-checkout.ts';
import { orderHistoryMessages as orders } from './history-orders.ts';
import { requestHistoryMessages as requestHistory } from './history-requests.ts';
import { installmentMessages as installments } from './installments.ts';
import { nameAndEmailMessages as person } from './name-and-email.ts';
import { outletPasswordMessages as outletPassword } from './outlet-password.ts';
import { passwordMessages as password } from './password.ts';
import { receiptMessages as receipts } from './receipts.ts';
import { requestMessages as requests } from './requests.ts';
import { resetPasswordMessages as reset } from './reset-password.ts';
import { savedAddressMessages as savedAddresses } from './saved-addresses.ts';
import { savedPaymentMessages as savedPayments } from './saved-payments.ts';
import { shellMessages as shell } from './shell.ts';
import { signInMessages as signIn } from './sign-in.ts';

const specified: [id: string, ours: string, theirs: string][] = [
  ['[ERR-01]', calls.invalidSession, 'Invalid Session'],
  ['[ERR-02]', calls.responseError, 'api response error'],
  ['[ERR-03]', calls.serverError(500), 'api server error 500'],
  ['[ERR-04]', calls.responseErrorTitle, 'API error'],
  ['[ERR-04]', calls.serverErrorTitle, 'API server error'],
  ['[ERR-05]', signIn.formFailed, 'error occurred'],
  ['[ERR-06]', calls.noUserId, 'No User ID found'],
  ['[ERR-07]', calls.missingOutletId, 'Missing OutletID'],
  ['[ERR-08]', shell.pageNotFound, 'Page not found'],
  ['[ERR-09]', password.required, 'Password required'],
  ['[ERR-10]', outletPassword.incorrect, 'Incorrect password'],
  ['[ERR-11]', outletPassword.checkFailed, 'Processing error , please try again'],
  ['[ERR-12]', shell.maintenanceHeadline, "We'll be back soon"],
  ['[ERR-13]', signIn.failedLoginAttempts(2), 'Failed login attempts 2 of 3'],
  ['[ERR-14]', signIn.emailRequired, 'Email Required'],
  ['[ERR-15]', signIn.passwordRequired, 'Password Required'],
  ['[ERR-16]', signIn.termsRequired, 'You must accept the terms and policies'],
  ['[ERR-17]', emailCheck.invalid, 'Please verify your email address and try again'],
  ['[ERR-18]', emailCheck.checkFailed, 'Error verifying your email address'],
  ['[ERR-19]', create.emailMismatch, 'Email addresses do not match'],
  ['[ERR-20]', create.passwordMismatch, 'Passwords do not match'],
  ['[ERR-21]', password.required, 'Password required'],
  ['[ERR-22]', person.firstNameRequired, 'First name required'],
  ['[ERR-22]', person.lastNameRequired, 'Last name required'],
  ['[ERR-23]', person.emailRequired, 'Email required'],
  ['[ERR-24]', create.confirm(password.required), 'Confirm Password required'],
  ['[ERR-25]', create.refused, 'error creating new user'],
  ['[ERR-26]', create.autoLoginFailed, 'unable to auto login user at this time'],
  ['[ERR-27]', create.failed, 'system error creating new user'],
  ['[ERR-28]', forgot.emailRequired, 'Email address required'],
  ['[ERR-29]', forgot.failed, 'server error'],
  ['[ERR-30]', forgot.success, 'Success'],
  ['[ERR-31]', reset.tokenRequired, 'Token required'],
  ['[ERR-32]', password.tooShort, 'Password must contain at least 7 characters.'],
  ['[ERR-33]', password.needsAlpha, 'Password must contain at least 1 alpha character.'],
  ['[ERR-34]', password.needsNumeric, 'Password must contain at least 1 numeric character.'],
  ['[ERR-35]', password.mismatch, "Passwords don't match"],
  ['[ERR-36]', reset.failed, 'System error during reset password, please try again'],
  ['[ERR-37]', reset.incorrectLink, 'Incorrect reset link, please refer to your email for instructions'],
  ['[ERR-38]', account.currentPasswordRequired, 'Current password required'],
  ['[ERR-38]', account.newPasswordRequired, 'New password required'],
  ['[ERR-38]', password.confirmRequired, 'Confirm password required'],
  ['[ERR-39]', account.userIdRequired, 'Userid required'],
  ['[ERR-40]', savedAddresses.added, 'New address added'],
  ['[ERR-40]', savedAddresses.updated, 'Address updated'],
  ['[ERR-40]', savedAddresses.removed, 'Address removed'],
  ['[ERR-41]', savedPayments.added, 'New payment added'],
  ['[ERR-42]', savedPayments.removed, 'payment method removed'],
  ['[ERR-43]', account.passwordUpdated, 'Account password updated'],
  ['[ERR-43]', account.profileUpdated, 'account profile updated'],
  ['[ERR-44]', savedPayments.removeFailed, 'Error - unable to remove payment method'],
  ['[ERR-45]', savedPayments.tokenFailed, 'Error retrieving authnet profile token'],
  ['[ERR-46]', savedPayments.noToken, 'No token provided'],
  ['[ERR-47]', address.firstNameRequired, 'First Name Required'],
  ['[ERR-47]', address.lastNameRequired, 'Last Name Required'],
  ['[ERR-48]', address.countryRequired, 'Country Required'],
  ['[ERR-49]', address.streetRequired, 'Street Address Required'],
  ['[ERR-50]', address.cityRequired, 'City Required'],
  ['[ERR-51]', address.stateRequired, 'State Required'],
  ['[ERR-52]', address.postalCodeRequired, 'Zip/Postal Code Required'],
  ['[ERR-53]', address.phoneRequired, 'Phone Number Required'],
  ['[ERR-54]', address.streetLooksLikePoBox, 'Please enter a valid street name for shipping address'],
  ['[ERR-55]', address.invalidZipCode, 'Invalid Zip Code'],
  ['[ERR-56]', address.invalidPostalCode, 'Invalid Postal Code'],
  ['[ERR-57]', delivery.required, 'Delivery Method Required'],
  ['[ERR-58]', guest.noWillCall, 'No will call delivery method found'],
  ['[ERR-59]', guest.noMobile, 'No mobile ticket delivery method found'],
  ['[ERR-60]', address.missing, 'error missing shipping address details'],
  ['[ERR-61]', delivery.missing, 'error missing delivery method details'],
  ['[ERR-62]', cards.withoutId, 'error missing payment method details'],
  ['[ERR-63]', cards.noneChosen, 'Missing payment method details'],
  ['[ERR-64]', cards.incomplete, 'Error: Incomplete payment method details'],
  ['[ERR-65]', requests.paymentNotUpdated, 'Unable to update payment information'],
  ['[ERR-66]', installments.unknownSort, 'Cant find scheduled payment that matches sort value'],
  [
    '[ERR-68]',
    installments.declined,
    'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.',
  ],
  ['[ERR-69]', installments.attentionNeeded, 'Attention needed'],
  ['[ERR-70]', installments.captured, 'Success! Thank you for your payment'],
  ['[ERR-71]', requests.paymentUpdated, 'Payment information has been updated'],
  ['[ERR-72]', requests.shippingNotUpdated, 'Unable to update shipping address'],
  ['[ERR-73]', requests.shippingUpdated, 'Shipping address has been updated'],
  ['[ERR-74]', requests.failed, 'There was an error. Please try again'],
  ['[ERR-75]', requests.notHandled, 'Unable to handle request'],
  ['[ERR-76]', requests.notEdited, 'Unable to edit request'],
  ['[ERR-77]', requests.noSummary, 'Unable to build series summary'],
  ['[ERR-78]', checkout.attention, 'Attention:'],
  ['[ERR-79]', requests.updated, 'Request has been updated'],
  ['[ERR-79]', requests.deleted, 'Request has been deleted'],
  ['[ERR-80]', event.priceLevelRequired('Parking'), 'Parking: Price level required'],
  ['[ERR-81]', event.quantityRequired('Parking'), 'Parking: Quantity required'],
  ['[ERR-82]', event.invalidForm, 'invalid form'],
  ['[ERR-83]', empty.itemUnavailable, 'Currently unavailable'],
  ['[ERR-84]', empty.noPriceLevels, 'There are currently no price levels for sale'],
  ['[ERR-85]', empty.noItemsForSale, 'There are currently no items for sale'],
  ['[ERR-86]', empty.noItems, 'No items available'],
  ['[ERR-87]', empty.noEvent, 'No event data'],
  ['[ERR-88]', empty.noEventInformation, 'No event information available'],
  ['[ERR-89]', receipts.notFound, 'No Receipt Found'],
  ['[ERR-90]', orders.notFound, 'No order found'],
  ['[ERR-91]', requestHistory.notFound, 'No request found'],
  ['[ERR-92]', requestHistory.noCurrent, 'You have no current requests'],
  ['[ERR-92]', requestHistory.noneInYear(2025), 'You have no 2025 requests'],
  ['[ERR-93]', orders.noUpcoming, 'No upcoming events'],
  ['[ERR-93]', orders.selectYear, 'Select Year to Display'],
  ['[ERR-93]', orders.noOrders, 'No orders to display'],
];

test.each(specified)('%s %s', (_id, ours, theirs) => {
  expect(ours).toBe(theirs);
});

test('near-identical messages stay apart, each on its own screen', () => {
  const families = [
    [signIn.emailRequired, person.emailRequired, forgot.emailRequired],
    [address.firstNameRequired, person.firstNameRequired],
    [address.lastNameRequired, person.lastNameRequired],
    [signIn.passwordRequired, password.required],
    [create.passwordMismatch, password.mismatch],
  ];
  for (const family of families) expect(new Set(family).size).toBe(family.length);
});

test('[LOGIN-06] [CONST-06] the failed-login display never passes 3', () => {
  expect([1, 3, 4, 99].map(signIn.failedLoginAttempts)).toEqual([
    'Failed login attempts 1 of 3',
    'Failed login attempts 3 of 3',
    'Failed login attempts 3 of 3',
    'Failed login attempts 3 of 3',
  ]);
});

test('every sentence is kept in one place, once; a single word may label many things', () => {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const texts = files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('import'))
      .flatMap((line) =>
        Array.from(line.matchAll(/'((?:[^'\\]|\\.){4,})'|"([^"]{4,})"/g), (m) => m[1] ?? m[2]),
      ),
  );
  const sentences = texts.filter((text) => text?.includes(' '));
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
});
