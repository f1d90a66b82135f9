import { screen } from '@testing-library/react';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { AccordionSection } from './accordion-section.tsx';

const trigger = () => screen.getByRole('button', { name: /Packages/ });

describe('AccordionSection', () => {
  describeConformance(AccordionSection, {
    props: { title: 'Packages', children: 'Three packages', headingLevel: 2 },
    tag: 'div',
  });

  it('opens and closes with the keyboard', async () => {
    const change = vi.fn();
    const { user } = renderWithUi(
      <AccordionSection title="Packages" onOpenChange={change}>
        Three packages
      </AccordionSection>,
    );
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard(' ');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(change.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps what was typed while it is closed', async () => {
    const { user } = renderWithUi(
      <AccordionSection title="Packages" defaultIsOpen>
        <input aria-label="Name" />
      </AccordionSection>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Basic');
    await user.click(trigger());
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(trigger());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Basic');
  });

  it('shows its note in the header', () => {
    renderWithUi(<AccordionSection title="Packages" variant="danger" note="2 errors" />);
    expect(screen.getByRole('button', { name: 'Packages 2 errors' })).toBeDefined();
  });

  it('is a heading of the given level', () => {
    renderWithUi(<AccordionSection title="Packages" headingLevel={2} />);
    expect(screen.getByRole('heading', { name: 'Packages', level: 2 })).toBeDefined();
  });
});
