import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { RatingInput } from './rating-input.tsx';

function Review() {
  const [value, setValue] = useState<number | null>(null);
  return <RatingInput label="Your rating" value={value} onValueChange={setValue} />;
}

const filled = () => document.querySelectorAll('[data-star="filled"]').length;

describe('RatingInput', () => {
  describeConformance(RatingInput, {
    props: { label: 'Your rating', value: 3, onValueChange: () => {} },
    tag: 'fieldset',
  });

  it('has five stars, none of them selected at first', () => {
    renderWithUi(<Review />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(filled()).toBe(0);
  });

  it('fills the stars up to the selected one', async () => {
    const { user } = renderWithUi(<Review />);
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(filled()).toBe(4);
    expect(screen.getByText('4 of 5')).toBeDefined();
  });

  it('changes with the arrow keys', async () => {
    const { user } = renderWithUi(<Review />);
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars', checked: true })).toBeDefined();
  });

  it('announces its error', () => {
    renderWithUi(
      <RatingInput
        label="Your rating"
        value={null}
        onValueChange={() => {}}
        error="Choose a star"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a star',
    );
  });
});
