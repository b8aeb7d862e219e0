import { countPeople } from '../count-people.ts';
import { countCustomers, readCustomers } from './read-customers.ts';

/** Customers as other rooms of the box office tell of them. */
export const officeCustomers = {
  read: readCustomers,
  count: countCustomers,
  /** Those who are in a shop now. */
  here: countPeople,
};
