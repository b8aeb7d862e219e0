import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';

/** What the stages of the three checkouts are headed by. */
const headings = {
  i: {
    review: 'Confirm Selection',
    login: 'Sign In',
    addons: 'Add to Order',
    'shipping-address': 'Shipping',
    delivery: 'Delivery',
    'payment-method': 'Billing',
    confirm: 'Place Order',
  },
  f: {
    addons: 'Add to Request',
    'shipping-address': 'Shipping Details',
    'payment-method': 'Payment Details',
    confirm: 'Place Request',
  },
  g: {
    'contact-info': 'Contact Info',
    delivery: 'Delivery',
    'payment-method': 'Billing',
    confirm: 'Complete Request',
  },
} as const satisfies Record<string, Record<string, string>>;

type Flow = keyof typeof headings;
type StageOf<F extends Flow> = Extract<keyof (typeof headings)[F], string>;

/** The address comes first, the screen's code may follow: its heading says that a stage is there. */
export const atStageOf =
  <F extends Flow>(flow: F) =>
  async (page: Page, stage: StageOf<F>): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/checkout/${flow}/${stage}(/|$)`));
    const { [stage]: heading }: Record<string, string> = headings[flow];
    // Not by its role: a dialog over the page takes that away.
    await expect(page.locator('h1').first()).toHaveText(heading!);
  };
