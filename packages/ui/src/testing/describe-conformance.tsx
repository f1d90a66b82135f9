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
  }: {
    /** A use that is complete and accessible. */
    props: Props;
    /** The element that the ref gives. */
    tag: keyof HTMLElementTagNameMap;
    /** Surroundings that the component needs: a list, a Field. */
    within?: (children: React.ReactElement) => React.ReactElement;
  },
) {
  const Probed = Component as ComponentType<Props & Passed>;

  describe('conformance', () => {
    it(`gives a ref to its <${tag}>`, () => {
      const ref = createRef<HTMLElement>();
      renderWithUi(within(<Probed {...props} ref={ref as Ref<never>} />));
      expect(ref.current?.tagName.toLowerCase()).toBe(tag);
    });

    it('passes attributes on to its element', () => {
      renderWithUi(within(<Probed {...props} data-probe="passed" />));
      expect(document.querySelector('[data-probe="passed"]')?.tagName.toLowerCase()).toBe(tag);
    });

    it('adds a className to its own', () => {
      const { unmount } = renderWithUi(within(<Probed {...props} />));
      const own = classNames();
      unmount();
      renderWithUi(within(<Probed {...props} className="mine" />));
      expect(classNames()).toEqual(new Set([...own, 'mine']));
    });

    it('breaks no accessibility rule', async () => {
      renderWithUi(within(<Probed {...props} />));
      expect(await findViolations(document.body)).toEqual([]);
    });
  });
}
