import { Menu } from '@base-ui/react/menu';
import { useLinkComponent } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { ChoiceItem, GroupLabel, Item, LinkItem, Separator } from './menu.styles.ts';

type Action = {
  label: string;
  icon?: ReactNode;
  variant?: 'plain' | 'danger';
  onSelect: () => void;
};
type Destination = { label: string; icon?: ReactNode; href: string };
type Choice = {
  /** Displayed above the options. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
};

export type MenuItem = Action | Destination | Choice | 'separator';

export function MenuEntry({ item }: { item: MenuItem }) {
  const link = useLinkComponent();
  if (item === 'separator') return <Separator />;
  if ('href' in item) {
    return (
      <LinkItem closeOnClick render={createElement(link, { href: item.href })}>
        {item.icon}
        {item.label}
      </LinkItem>
    );
  }
  if ('options' in item) {
    return (
      <Menu.RadioGroup
        value={item.value}
        onValueChange={(value: unknown) => typeof value === 'string' && item.onValueChange(value)}
      >
        <Menu.Group>
          <GroupLabel>{item.label}</GroupLabel>
          {item.options.map(({ value, label }) => (
            <ChoiceItem key={value} value={value}>
              {label}
              <Menu.RadioItemIndicator>
                <Check aria-hidden />
              </Menu.RadioItemIndicator>
            </ChoiceItem>
          ))}
        </Menu.Group>
      </Menu.RadioGroup>
    );
  }
  return (
    <Item $variant={item.variant ?? 'plain'} onClick={item.onSelect}>
      {item.icon}
      {item.label}
    </Item>
  );
}
