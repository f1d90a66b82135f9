import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import type { Column } from './data-table.tsx';
import { DataTable } from './data-table.tsx';

type Payment = { id: number; service: string; amount: number };

const columns: Column<Payment>[] = [
  { key: 'service', header: 'Service', cell: ({ service }) => service },
  { key: 'amount', header: 'Amount', variant: 'number', cell: ({ amount }) => `$${amount}` },
  { key: 'actions', header: 'Actions', variant: 'actions', cell: () => <button>Open</button> },
];
const rows = [
  { id: 1, service: 'Landing page', amount: 400 },
  { id: 2, service: 'Code review', amount: 90 },
];
const props = { caption: 'Payments', columns, rows, keyOf: ({ id }: Payment) => id };

describe('DataTable', () => {
  describeConformance(DataTable<Payment>, { props, tag: 'table' });

  it('names rows by the first column and columns by their headers', () => {
    renderWithUi(<DataTable {...props} />);
    const table = screen.getByRole('table', { name: 'Payments' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Service', 'Amount', 'Actions']);
    const row = screen.getByRole('row', { name: /Code review/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Code review');
    expect(within(row).getByRole('cell', { name: '$90' })).toBeDefined();
    expect(within(row).getByRole('button', { name: 'Open' })).toBeDefined();
  });

  it('has the sign of a number in front of it in every direction', () => {
    renderWithUi(<DataTable {...props} />);
    expect(screen.getByText('$90').getAttribute('dir')).toBe('ltr');
  });

  it('keeps a hidden caption for screen readers', () => {
    renderWithUi(<DataTable {...props} captionLook="hidden" />);
    expect(screen.getByRole('table', { name: 'Payments' })).toBeDefined();
  });
});
