import type { UserEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import type { ComponentType, Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { renderWithUi } from './render-with-ui.tsx';

type PassedProps = {
  ref?: Ref<never>;
  className?: string;
  id?: string;
  'data-probe'?: string;
};

const classNames = () =>
  new Set(
    [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );

/** Tests that ref, attributes and className reach a component's element, and that axe finds no violations. */
export function describeConformance<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    tag,
    within = (children) => children,
    open = () => Promise.resolve(),
  }: {
    /** Props for a complete, accessible example. */
    props: Props;
    /** The tag of the ref's element. */
    tag: keyof HTMLElementTagNameMap | 'svg';
    /** Wraps the component in what it needs, such as a list or a Field. */
    within?: (children: React.ReactElement) => React.ReactElement;
    /** The user action that renders the element, such as opening a menu. */
    open?: (user: UserEvent) => Promise<unknown>;
  },
) {
  const TestedComponent = Component as ComponentType<Props & PassedProps>;
  const renderOpen = async (element: React.ReactElement) => {
    const { user, unmount } = renderWithUi(within(element));
    await open(user);
    return unmount;
  };

  describe('conformance', () => {
    it(`forwards its ref to its <${tag}>`, async () => {
      const ref = createRef<HTMLElement>();
      await renderOpen(<TestedComponent {...props} ref={ref as Ref<never>} />);
      expect(ref.current?.tagName.toLowerCase()).toBe(tag);
    });

    it('passes attributes to its element', async () => {
      await renderOpen(<TestedComponent {...props} data-probe="passed" />);
      expect(document.querySelector('[data-probe="passed"]')?.tagName.toLowerCase()).toBe(tag);
    });

    it('adds a className to its own', async () => {
      const unmount = await renderOpen(<TestedComponent {...props} />);
      const ownClassNames = classNames();
      unmount();
      await renderOpen(<TestedComponent {...props} className="mine" />);
      expect(classNames()).toEqual(new Set([...ownClassNames, 'mine']));
    });

    it('has no accessibility violations', async () => {
      await renderOpen(<TestedComponent {...props} />);
      expect(await findViolations(document.body)).toEqual([]);
    });
  });
}
