const test = (
  body: string,
) => `import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
it('goes', async () => { ${body} });`;

/** A violation of each rule for component tests, by its name. */
export const testViolations: Record<string, string> = {
  'await-async-events': test("userEvent.click(screen.getByRole('button'));"),
  'await-async-queries': test("screen.findByRole('button');"),
  'await-async-utils': test('waitFor(() => expect(a).toBe(1));'),
  'no-await-sync-events': test("await fireEvent.click(screen.getByRole('button'));"),
  'no-await-sync-queries': test("await screen.getByRole('button');"),
  'no-container': test("const { container } = render(<p />); container.querySelector('p');"),
  'no-debugging-utils': test('screen.debug();'),
  'no-dom-import': "import { screen } from '@testing-library/dom'; go(screen);",
  'no-global-regexp-flag-in-query': test('screen.getByText(/a/g);'),
  'no-node-access': test("screen.getByRole('button').firstChild;"),
  'no-promise-in-fire-event': test("fireEvent.click(screen.findByRole('button'));"),
  'no-render-in-lifecycle': `import { render } from '@testing-library/react';
beforeEach(() => { render(<p />); });`,
  'no-unnecessary-act': test("act(() => { fireEvent.click(screen.getByRole('button')); });"),
  'no-wait-for-multiple-assertions': test(
    'await waitFor(() => { expect(a).toBe(1); expect(a).toBe(2); });',
  ),
  'no-wait-for-side-effects': test('await waitFor(() => { fireEvent.click(a); });'),
  'no-wait-for-snapshot': test('await waitFor(() => expect(a).toMatchSnapshot());'),
  'prefer-find-by': test("await waitFor(() => screen.getByRole('button'));"),
  'prefer-presence-queries': test("expect(screen.getByRole('button')).not.toBeInTheDocument();"),
  'prefer-query-by-disappearance': `import { screen, waitForElementToBeRemoved } from '@testing-library/react';
it('goes', async () => { await waitForElementToBeRemoved(() => screen.getByRole('button')); });`,
  'prefer-screen-queries': test("const { getByRole } = render(<p />); getByRole('button');"),
  'render-result-naming-convention': test('const wrapper = render(<p />); wrapper.unmount();'),
};
