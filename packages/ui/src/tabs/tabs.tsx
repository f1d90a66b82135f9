import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Indicator, Panel, Tab, TabCount, TabList } from './tabs.styles.ts';

export type TabsProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode; count?: number }[];
  value?: Value;
  /** The first tab when absent. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

/** Panels of which one is shown; arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  ...rest
}: TabsProps<Value>) {
  const change = (next: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange?.(tab.value);
  };
  return (
    <Base.Root {...rest} value={value} defaultValue={defaultValue} onValueChange={change}>
      <TabList aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
          </Tab>
        ))}
        <Indicator />
      </TabList>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Base.Root>
  );
}
