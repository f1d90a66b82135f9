import Circle from 'lucide-react/icons/circle';
import Inbox from 'lucide-react/icons/inbox';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavIcon } from './nav-icon.tsx';

it.each([
  ['the icon of its name', 'inbox', Inbox],
  ['a neutral icon for a name that this shell does not know', 'hologram', Circle],
  ['a neutral icon for the name of a built-in property', 'constructor', Circle],
])('shows %s', (_case, name, Icon) => {
  expect(renderToStaticMarkup(<NavIcon name={name} />)).toBe(
    renderToStaticMarkup(<Icon aria-hidden />),
  );
});
