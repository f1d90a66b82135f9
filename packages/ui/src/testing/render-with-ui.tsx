import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '@showcase/ui';
import type { LinkComponent } from '@showcase/ui';

/** Renders inside a UiProvider. Returns the queries of Testing Library and a `user` for interactions. Cleans up after each test. */
export function renderWithUi(children: ReactNode, options: { link?: LinkComponent } = {}) {
  const user = userEvent.setup();
  const wrapper = (props: { children: ReactNode }) => (
    <UiProvider link={options.link}>{props.children}</UiProvider>
  );
  return { user, ...render(children, { wrapper }) };
}
