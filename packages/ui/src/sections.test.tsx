// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion, AccordionSection } from './accordion.tsx';
import { Countdown } from './countdown.tsx';
import { ErrorState } from './error-state.tsx';
import { QuantitySelect } from './quantity-select.tsx';
import { ShowMore } from './show-more.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

test('sections are closed at first and open by their headers, more than one at a time', async () => {
  render(
    <Accordion>
      <AccordionSection value="profile" title="Profile">
        Robin Vale
      </AccordionSection>
      <AccordionSection value="addresses" title="Saved Addresses">
        12 Box Elder Rd
      </AccordionSection>
    </Accordion>,
  );
  expect(screen.queryByText('Robin Vale')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved Addresses' }));
  expect(screen.getByText('Robin Vale')).toBeTruthy();
  expect(screen.getByText('12 Box Elder Rd')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('tabs show one panel and answer to the arrow keys', async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <Tabs
      label="Order history"
      value="requests"
      onChange={change}
      items={[
        { value: 'requests', label: 'My Requests', panel: 'No requests' },
        { value: 'orders', label: 'My Orders', panel: 'No orders' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('No requests');
  screen.getByRole('tab', { name: 'My Requests' }).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(change).toHaveBeenCalledWith('orders');
});

test('finished steps lead back, the current one is marked, later ones cannot be used', () => {
  render(
    <Stepper
      label="Checkout"
      steps={[
        { id: 'review', label: 'Confirm Selection', state: 'done' },
        { id: 'shipping', label: 'Shipping', state: 'done', link: <a href="/shipping">Shipping</a> },
        { id: 'delivery', label: 'Delivery', state: 'current' },
        { id: 'confirm', label: 'Place Order', state: 'later', link: <a href="/confirm">Place Order</a> },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shipping']);
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Delivery');
});

test('a countdown is a timer whose figures are not announced', () => {
  render(<Countdown text="04:59" announcement="Five minutes left" />);
  const timer = screen.getByRole('timer', { name: 'Time left' });
  expect(timer.textContent).toBe('04:59');
  expect(timer.closest('[aria-live], [role=status], output')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Five minutes left');
});

test('a quantity offers only what can be had and applies at once', async () => {
  const change = vi.fn<(quantity: number) => void>();
  render(<QuantitySelect label="Quantity, Orchestra" values={[0, 2, 4]} value={2} onChange={change} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['0', '2', '4']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity, Orchestra' }), '4');
  expect(change).toHaveBeenCalledWith(4);
});

test('a failed part says so and offers to try again', async () => {
  const retry = vi.fn<() => void>();
  render(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('show more is gone once everything is shown', () => {
  const { rerender } = render(<ShowMore shown={20} total={64} noun="events" onMore={() => undefined} />);
  expect(screen.getByText('20 of 64 events')).toBeTruthy();
  rerender(<ShowMore shown={64} total={64} noun="events" onMore={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
