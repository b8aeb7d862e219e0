// Hands and eyes for tests of the account screens.
import { fireEvent, screen, within } from '@testing-library/react';
import { sampleOutlet } from '../../parts/testing/samples.ts';

/** In the dialog, while one is open. */
export const field = (label: string | RegExp): HTMLInputElement =>
  within(screen.queryByRole('dialog') ?? document.body).getByLabelText<HTMLInputElement>(label);

/** As a paste or a password manager does; what happens at single keys is tested at the fields themselves. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.focus(field(label));
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  }
}

export const press = (name: string | RegExp, inside: HTMLElement = document.body): void =>
  void fireEvent.click(within(inside).getByRole('button', { name, hidden: true }));

export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

/** What stands at a field, without the words of its hint. */
export function errorAt(label: string | RegExp): string | undefined {
  const control = field(label);
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(`${control.id}-error`)?.textContent ?? undefined;
}

/** The links of the summary above the form. */
export const summary = (): (string | null)[] =>
  screen
    .getAllByRole('alert')
    .flatMap((box) => [...box.querySelectorAll('a')].map(({ textContent }) => textContent));

/** What the toasts say, in their order. */
export const toasts = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Notifications' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const privacy = { id: 1, headline: 'Privacy', text: '<p>Kept.</p>', policyType: 1, salesType: -1 };
const terms = {
  id: 2,
  headline: 'Terms',
  text: '<p>Agreed.</p><img src="x" onerror="alert(1)"><a href="javascript:alert(2)">here</a>',
  policyType: 2,
  salesType: -1,
};
export const outletWithTerms = () => sampleOutlet({ policies: [privacy, terms] });
