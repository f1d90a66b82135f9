import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { SidebarFrame } from './sidebar-frame.tsx';

describe('SidebarFrame', () => {
  describeConformance(SidebarFrame, {
    props: { sidebar: <nav aria-label="Developer">Pages</nav>, children: 'Page' },
    tag: 'div',
  });

  it('orders the navigation first, then the header, then the page', () => {
    const { container } = renderWithUi(
      <SidebarFrame sidebar={<nav>Pages</nav>} header="Account">
        Page
      </SidebarFrame>,
    );
    expect(screen.getByRole('navigation')).toBeDefined();
    expect(container.textContent).toBe('PagesAccountPage');
  });
});
