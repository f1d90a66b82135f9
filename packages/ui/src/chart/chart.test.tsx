import { screen, within } from '@testing-library/react';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { describe, expect, it } from 'vitest';
import { Chart } from './chart.tsx';

const props = {
  title: 'Earnings by month',
  variant: 'bars',
  series: ['Completed', 'Pending'],
  rowHeader: 'Month',
  rows: [
    { label: 'Jan', values: [400, 90] },
    { label: 'Feb', values: [1250, 0] },
  ],
  format: (value: number) => `$${value}`,
} as const;

describe('Chart', () => {
  describeConformance(Chart, { props, tag: 'figure' });

  it('has the same figures in a table', async () => {
    const { user } = renderWithUi(<Chart {...props} />);
    await user.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Earnings by month' });
    const row = within(table).getByRole('row', { name: /Feb/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Completed$1250', 'Pending$0']);
  });

  it('names its series if there are several', () => {
    const { rerender } = renderWithUi(<Chart {...props} />);
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(legend.textContent).toBe('CompletedPending');
    rerender(<Chart {...props} series={['Completed']} />);
    expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  });

  it.each(['bars', 'lines', 'ranking'] as const)(
    'renders %s once its code has loaded',
    async (variant) => {
      renderWithUi(<Chart {...props} variant={variant} />);
      expect(screen.queryByRole('img', { name: /as a chart/ })).toBeNull();
      const plot = await screen.findByRole('img', { name: 'Earnings by month, as a chart' });
      expect(plot.querySelector('.recharts-wrapper')).not.toBeNull();
    },
  );
});
