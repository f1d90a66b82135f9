import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu-entry.tsx';
import { MenuHeader, MenuPopup, Positioner } from './menu.styles.ts';

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items, for example the signed-in user. */
  header?: ReactNode;
  align?: 'start' | 'end';
};

/** A button that opens a menu of actions, links and choices. */
export function Menu({ trigger, items, header, align = 'end', ...rest }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <MenuPopup {...rest}>
            {header && <MenuHeader>{header}</MenuHeader>}
            {items.map((item, index) => (
              <MenuEntry key={index} item={item} />
            ))}
          </MenuPopup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
