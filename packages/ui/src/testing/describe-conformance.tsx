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

/** What every component promises: ref, attributes and className reach its element, and axe finds nothing. */
export function describeConformance<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    tag,
    within = (children) => children,
    open = () => Promise.resolve(),
  }: {
    /** A use that is complete and accessible. */
    props: Props;
    /** The element that the ref gives. */
    tag: keyof HTMLElementTagNameMap;
    /** Surroundings that the component needs: a list, a Field. */
    within?: (children: React.ReactElement) => React.ReactElement;
    /** What a person does before the element is there: presses the button of a menu. */
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
    it(`gives a ref to its <${tag}>`, async () => {
      const ref = createRef<HTMLElement>();
      await renderOpen(<TestedComponent {...props} ref={ref as Ref<never>} />);
      expect(ref.current?.tagName.toLowerCase()).toBe(tag);
    });

    it('passes attributes on to its element', async () => {
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

    it('breaks no accessibility rule', async () => {
      await renderOpen(<TestedComponent {...props} />);
      expect(await findViolations(document.body)).toEqual([]);
    });
  });
}
