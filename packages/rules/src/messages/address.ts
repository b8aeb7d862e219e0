export const addressMessages = {
  firstNameRequired: 'First Name Required',
  lastNameRequired: 'Last Name Required',
  countryRequired: 'Country Required',
  streetRequired: 'Street Address Required',
  streetLooksLikePoBox: 'Please enter a valid street name for shipping address',
  cityRequired: 'City Required',
  stateRequired: 'State Required',
  postalCodeRequired: 'Zip/Postal Code Required',
  invalidZipCode: 'Invalid Zip Code',
  invalidPostalCode: 'Invalid Postal Code',
  phoneRequired: 'Phone Number Required',
  missing: 'error missing shipping address details',
} as const;
