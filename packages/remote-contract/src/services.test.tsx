import { render, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PageProvider, useTypedText, useUnsavedChanges } from './services.tsx';

describe('useUnsavedChanges', () => {
  it.each([true, false])('reports what a reload would lose: %s', (hasChanges) => {
    const { reports, preventsUnload } = openPage({ hasChanges });
    expect(reports.size).toBe(hasChanges ? 1 : 0);
    expect(preventsUnload()).toBe(hasChanges);
  });

  it('reports changes once, however often the page renders', () => {
    const { reports, rerender } = openPage({ hasChanges: true });
    const [report] = reports;
    rerender({ hasChanges: true });
    expect([...reports]).toEqual([report]);
    expect(reports.has(report ?? {})).toBe(true);
  });

  it('withdraws the report when the changes are saved', () => {
    const { reports, rerender, preventsUnload } = openPage({ hasChanges: true });
    rerender({ hasChanges: false });
    expect(reports.size).toBe(0);
    expect(preventsUnload()).toBe(false);
  });

  it('withdraws the report when the page is left', () => {
    const { reports, unmount, preventsUnload } = openPage({ hasChanges: true });
    unmount();
    expect(reports.size).toBe(0);
    expect(preventsUnload()).toBe(false);
  });

  it('prevents the unload in a shell that takes no reports', () => {
    const { rerender, preventsUnload } = openPage({ hasChanges: true, isOldShell: true });
    expect(preventsUnload()).toBe(true);
    rerender({ hasChanges: false });
    expect(preventsUnload()).toBe(false);
  });
});

function openPage({
  hasChanges,
  isOldShell = false,
}: {
  hasChanges: boolean;
  isOldShell?: boolean;
}) {
  const reports = new Set<object>();
  const register = () => {
    const report = {};
    reports.add(report);
    return () => void reports.delete(report);
  };
  const value: ComponentProps<typeof PageProvider>['value'] = {
    notify: () => undefined,
    head: null,
    ...(!isOldShell && { unsavedChanges: { register } }),
  };
  const page = (props: { hasChanges: boolean }) => (
    <PageProvider value={value}>
      <Page {...props} />
    </PageProvider>
  );
  const { rerender, unmount } = render(page({ hasChanges }));
  return {
    reports,
    unmount,
    rerender: (props: { hasChanges: boolean }) => rerender(page(props)),
    preventsUnload: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

function Page({ hasChanges }: { hasChanges: boolean }) {
  useUnsavedChanges(hasChanges);
  return null;
}

it('a typed text that is stored as a draft is reported, and no question when the tab is closed', () => {
  const reports = new Set<object>();
  const unsavedChanges = {
    register: () => {
      const report = {};
      reports.add(report);
      return () => void reports.delete(report);
    },
  };
  const value = { notify: () => undefined, head: null, unsavedChanges };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProvider value={value}>{children}</PageProvider>
  );
  const { rerender } = renderHook(useTypedText, { wrapper, initialProps: true });
  expect(reports.size).toBe(1);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  rerender(false);
  expect(reports.size).toBe(0);
});
