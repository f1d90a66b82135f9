import { Menu as Base } from '@base-ui/react/menu';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu-entry.tsx';
import { MenuFooter, MenuHeader, MenuPopup, Positioner } from './menu.styles.ts';

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items, for example the signed-in user. */
  header?: ReactNode;
  /** Below the items, for example a version. Screen readers read it when the menu opens. */
  footer?: ReactNode;
  align?: 'start' | 'end';
};

/** A button that opens a menu of actions, links and choices. */
export function Menu({ trigger, items, header, footer, align = 'end', ...rest }: MenuProps) {
  const footerId = useId();
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <MenuPopup aria-describedby={footer ? footerId : undefined} {...rest}>
            {header && <MenuHeader>{header}</MenuHeader>}
            {items.map((item, index) => (
              <MenuEntry key={index} item={item} />
            ))}
            {footer && <MenuFooter id={footerId}>{footer}</MenuFooter>}
          </MenuPopup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
