import { isRightPassword } from '../platform/passwords.ts';
import type { CustomerRow } from './customer-store.ts';

/** Takes the same time whether or not there is such a customer, or such a password. */
export const isPasswordOf = (customer: CustomerRow | undefined, password: string): Promise<boolean> =>
  isRightPassword(customer?.password_hash, password);
