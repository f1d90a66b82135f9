import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  describeConformance(Checkbox, { props: { label: 'React', hint: 'Any version' }, tag: 'input' });

  it('is checked by its label and by Space', async () => {
    const { user } = renderWithUi(<Checkbox label="React" />);
    const box = screen.getByRole('checkbox', { name: 'React' });
    await user.click(screen.getByText('React'));
    expect(box).toHaveProperty('checked', true);
    await user.keyboard(' ');
    expect(box).toHaveProperty('checked', false);
  });
});
