// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { cases } from '../../../tools/testing/cases.ts';

afterEach(cleanup);

interface Show {
  id: string;
  event: string;
  total: string;
}

const rows: Show[] = [
  { id: '1', event: 'Juniper & the Tides', total: '$219.00' },
  { id: '2', event: 'Halcyon Avenue', total: '$164.50' },
];

const columns: Column<Show>[] = [
  { key: 'event', header: 'Event', cell: (show) => show.event },
  { key: 'total', header: 'Total', align: 'end', cell: (show) => show.total },
];

test('it is a real table with a name and header cells', () => {
  render(<DataTable caption="Events" columns={columns} rows={rows} rowKey={(show) => show.id} />);
  const table = screen.getByRole('table', { name: 'Events' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Event', 'Total']);
  expect(within(table).getAllByRole('row')).toHaveLength(1 + rows.length);
});

test('every cell keeps its header word for the card shape, unheard by screen readers', () => {
  render(<DataTable caption="Events" columns={columns} rows={rows} rowKey={(show) => show.id} />);
  for (const row of cases(screen.getAllByRole('row').slice(1))) {
    const words = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.querySelector('[aria-hidden=true]')?.textContent);
    expect(words).toEqual(['Event', 'Total']);
  }
});

test('what needs no word has none, and its cards stand closer', () => {
  const [event, total] = columns;
  const plain = [{ ...event!, plain: true }, total!];
  render(<DataTable caption="Events" columns={plain} rows={rows} rowKey={(show) => show.id} />);
  const [row] = screen.getAllByRole('row').slice(1);
  const words = within(row!)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('[aria-hidden=true]')?.textContent);
  expect(words).toEqual([undefined, 'Total']);
  expect(screen.getByRole('table').className).toContain('close');
});

test('a row with more to show opens below itself and says so', async () => {
  render(
    <DataTable
      caption="Events"
      columns={columns}
      rows={rows}
      rowKey={(show) => show.id}
      detail={(show) => `Orchestra × 2, ${show.event}`}
      detailLabel={(show) => `Details of ${show.event}`}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Details of Halcyon Avenue' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const detail = screen.getByText('Orchestra × 2, Halcyon Avenue');
  expect(detail.getAttribute('colspan')).toBe('3');
  expect(detail.parentElement?.id).toBe(toggle.getAttribute('aria-controls'));
});

test('a row can be opened from outside, and is still the reader’s to close', async () => {
  const table = (openedId: string) => (
    <DataTable
      caption="Events"
      columns={columns}
      rows={rows}
      rowKey={(show) => show.id}
      rowId={(show) => `row-${show.id}`}
      opened={(show) => show.id === openedId}
      detail={(show) => `Orchestra × 2, ${show.event}`}
      detailLabel={(show) => `Details of ${show.event}`}
    />
  );
  const { rerender } = render(table('2'));
  expect(screen.getByText('Orchestra × 2, Halcyon Avenue')).toBeTruthy();
  expect(document.getElementById('row-2')?.textContent).toContain('Halcyon Avenue');
  await userEvent.click(screen.getByRole('button', { name: 'Details of Halcyon Avenue' }));
  expect(screen.queryByText('Orchestra × 2, Halcyon Avenue')).toBeNull();
  rerender(table('1'));
  expect(screen.getByText('Orchestra × 2, Juniper & the Tides')).toBeTruthy();
});
