import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'About Harbor' },
  { value: 'gallery', label: 'Gallery', content: 'Pictures', count: 4 },
] as const;

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

const overflowSides = ({ dataset }: HTMLElement) => ({
  atStart: 'moreAtStart' in dataset,
  atEnd: 'moreAtEnd' in dataset,
});

/** Mocks the widths of the list and its tabs, because this DOM has no layout. */
function mockLayout({ listWidth, tabs: width }: { listWidth: number; tabs: number }) {
  const isList = (element: Element) => element.getAttribute('role') === 'tablist';
  const rectOf = (element: Element) => {
    if (isList(element)) return new DOMRect(0, 0, listWidth, 44);
    const before = [...(element.parentElement?.children ?? [])].indexOf(element);
    return new DOMRect(before * width - (element.parentElement?.scrollLeft ?? 0), 0, width, 44);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(listWidth);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(tabs.length * width);
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (
    this: Element,
    options?: ScrollToOptions | number,
  ) {
    const by = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.max(0, Math.min(this.scrollLeft + by, tabs.length * width - listWidth));
  });
}

describe('Tabs', () => {
  describeConformance(Tabs, { props: { label: 'Project', tabs }, tag: 'div' });

  it('starts on the first tab and shows only its panel', () => {
    renderWithUi(<Tabs label="Project" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Project' })).toBeDefined();
    expect(selected()).toBe('Overview');
    expect(screen.getByRole('tabpanel').textContent).toBe('About Harbor');
  });

  it('connects the selected tab with its panel in the HTML of the server', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Tabs label="Project" tabs={tabs} />);
    const [tab, other] = page.querySelectorAll('[role=tab]');
    const panels = page.querySelectorAll('[role=tabpanel]');
    expect(panels).toHaveLength(1);
    expect(tab?.getAttribute('aria-controls')).toBe(panels[0]?.id);
    expect(panels[0]?.getAttribute('aria-labelledby')).toBe(tab?.id);
    expect(other?.hasAttribute('aria-controls')).toBe(false);
  });

  it('moves with the arrow keys', async () => {
    const change = vi.fn();
    const { user } = renderWithUi(<Tabs label="Project" tabs={tabs} onValueChange={change} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('Gallery4');
    expect(screen.getByRole('tabpanel').textContent).toBe('Pictures');
    expect(change).toHaveBeenCalledExactlyOnceWith('gallery');
  });

  it('fades at the side with more tabs, and scrolls to the selected one', () => {
    mockLayout({ listWidth: 300, tabs: 200 });
    const { rerender } = renderWithUi(<Tabs label="Project" tabs={tabs} value="overview" />);
    const list = screen.getByRole('tablist');
    expect(overflowSides(list)).toEqual({ atStart: false, atEnd: true });
    rerender(<Tabs label="Project" tabs={tabs} value="gallery" />);
    expect(list.scrollLeft).toBe(100);
    fireEvent.scroll(list);
    expect(overflowSides(list)).toEqual({ atStart: true, atEnd: false });
  });

  it('has a button on the side with more tabs, which scrolls to them', async () => {
    mockLayout({ listWidth: 300, tabs: 200 });
    const { container, user } = renderWithUi(<Tabs label="Project" tabs={tabs} />);
    const list = screen.getByRole('tablist');
    const buttons = () => container.querySelectorAll<HTMLElement>('button[aria-hidden]');
    const [toEnd] = buttons();
    if (toEnd) await user.click(toEnd);
    expect(list.scrollLeft).toBe(100);
    fireEvent.scroll(list);
    const [toStart] = buttons();
    if (toStart) await user.click(toStart);
    expect(list.scrollLeft).toBe(0);
    expect(selected()).toBe('Overview');
  });

  it('does not change when the focus returns to a tab, as after a dialog or in a window that was left', () => {
    const change = vi.fn();
    renderWithUi(<Tabs label="Project" tabs={tabs} onValueChange={change} />);
    act(() => screen.getByRole('tab', { name: /Gallery/ }).focus());
    expect(selected()).toBe('Overview');
    expect(change).not.toHaveBeenCalled();
  });

  it('does not change on its own if controlled', async () => {
    const { user } = renderWithUi(<Tabs label="Project" tabs={tabs} value="overview" />);
    await user.click(screen.getByRole('tab', { name: /Gallery/ }));
    expect(selected()).toBe('Overview');
  });
});
