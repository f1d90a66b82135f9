import type { UserEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import type { ComponentType, Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { renderWithUi } from './render-with-ui.tsx';

type Passed = {
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
  const Probed = Component as ComponentType<Props & Passed>;
  const renderOpen = async (element: React.ReactElement) => {
    const { user, unmount } = renderWithUi(within(element));
    await open(user);
    return unmount;
  };

  describe('conformance', () => {
    it(`gives a ref to its <${tag}>`, async () => {
      const ref = createRef<HTMLElement>();
      await renderOpen(<Probed {...props} ref={ref as Ref<never>} />);
      expect(ref.current?.tagName.toLowerCase()).toBe(tag);
    });

    it('passes attributes on to its element', async () => {
      await renderOpen(<Probed {...props} data-probe="passed" />);
      expect(document.querySelector('[data-probe="passed"]')?.tagName.toLowerCase()).toBe(tag);
    });

    it('adds a className to its own', async () => {
      const unmount = await renderOpen(<Probed {...props} />);
      const own = classNames();
      unmount();
      await renderOpen(<Probed {...props} className="mine" />);
      expect(classNames()).toEqual(new Set([...own, 'mine']));
    });

    it('breaks no accessibility rule', async () => {
      await renderOpen(<Probed {...props} />);
      expect(await findViolations(document.body)).toEqual([]);
    });
  });
}
