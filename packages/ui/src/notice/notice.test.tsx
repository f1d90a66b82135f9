import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  describeConformance(Notice, { props: { children: 'Saved.' }, tag: 'div' });

  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['danger', 'alert'],
  ] as const)('of %s is an %s', (variant, role) => {
    renderWithUi(<Notice variant={variant}>It happened.</Notice>);
    expect(screen.getByRole(role).textContent).toBe('It happened.');
  });

  it('can have an action', () => {
    renderWithUi(<Notice action={<Button>Retry</Button>}>Offline.</Notice>);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
