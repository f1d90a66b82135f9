import { screen } from '@testing-library/react';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SuggestionBar } from './suggestion-bar.tsx';

function Tags() {
  const [remaining, setRemaining] = useState(['React', 'Vue', 'Svelte']);
  return (
    <>
      <SuggestionBar
        label="Suggested tags"
        suggestions={remaining}
        isAdding
        onChoose={(tag) => setRemaining(remaining.filter((other) => other !== tag))}
      />
      <button type="button">Save</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

describe('SuggestionBar', () => {
  describeConformance(SuggestionBar, {
    props: { label: 'Suggestions', suggestions: ['React', 'Vue'], onChoose: () => {} },
    tag: 'div',
  });

  it('is one tab stop, and moves between the suggestions with the arrow keys', async () => {
    const { user } = renderWithUi(<Tags />);
    expect(screen.getByRole('toolbar', { name: 'Suggested tags' })).toBeDefined();
    await user.tab();
    expect(focused()).toBe('React');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Svelte');
    await user.tab();
    expect(focused()).toBe('Save');
    await user.tab({ shift: true });
    expect(focused()).toBe('Svelte');
  });

  it('keeps the focus in the bar when the chosen suggestion leaves it', async () => {
    const { user } = renderWithUi(<Tags />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Add React' })).toBeNull();
    expect(focused()).toBe('Vue');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(focused()).toBe('Vue');
  });

  it('offers nothing while disabled', async () => {
    const choose = vi.fn();
    const { user } = renderWithUi(
      <SuggestionBar label="Suggestions" suggestions={['React']} onChoose={choose} disabled />,
    );
    await user.click(screen.getByRole('button', { name: 'React' }));
    expect(choose).not.toHaveBeenCalled();
  });
});
