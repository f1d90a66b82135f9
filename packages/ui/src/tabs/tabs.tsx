import { Tabs as Base } from '@base-ui/react/tabs';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Indicator, MoreTabs, Panel, Strip, Tab, TabCount, TabList } from './tabs.styles.ts';
import { useOverflow } from './use-overflow.ts';

export type TabsProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode; count?: number }[];
  value?: Value;
  /** Defaults to the first tab. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

/** Panels, one at a time. The arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  ...rest
}: TabsProps<Value>) {
  const [chosen, setChosen] = useState(defaultValue);
  const selected = value ?? chosen;
  // Base UI connects tabs with their panels only in the browser; these ids are in the HTML of the server, too.
  const id = useId();
  const { list, measure, overflow, scrollTo } = useOverflow(
    selected,
    tabs.map((tab) => `${tab.label} ${tab.count ?? ''}`).join(),
  );
  const change = (next: unknown, { event }: Base.Root.ChangeEventDetails) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (!tab || isReturn(event)) return;
    setChosen(tab.value);
    onValueChange?.(tab.value);
  };
  return (
    <Base.Root {...rest} value={selected} onValueChange={change}>
      <Strip>
        <TabList
          ref={list}
          aria-label={label}
          activateOnFocus
          data-more-at-start={overflow.atStart || undefined}
          data-more-at-end={overflow.atEnd || undefined}
          onScroll={measure}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              value={tab.value}
              id={`${id}-${tab.value}`}
              aria-controls={tab.value === selected ? `${id}-${tab.value}-panel` : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
            </Tab>
          ))}
          <Indicator />
        </TabList>
        {overflow.atStart && (
          <MoreTabs
            type="button"
            $side="start"
            tabIndex={-1}
            aria-hidden
            onClick={() => scrollTo('start')}
          >
            <ChevronLeft />
          </MoreTabs>
        )}
        {overflow.atEnd && (
          <MoreTabs
            type="button"
            $side="end"
            tabIndex={-1}
            aria-hidden
            onClick={() => scrollTo('end')}
          >
            <ChevronRight />
          </MoreTabs>
        )}
      </Strip>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          value={tab.value}
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
        >
          {tab.content}
        </Panel>
      ))}
    </Base.Root>
  );
}

/**
 * Whether the focus comes from outside of the tabs, as after a dialog or when the window is used again. With the arrow keys, it comes
 * from another tab; a click follows the focus that it moves.
 */
function isReturn({ type, target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) {
  if (!type.startsWith('focus')) return false;
  const list = target instanceof Element && target.closest('[role="tablist"]');
  return !(list && relatedTarget instanceof Element && list.contains(relatedTarget));
}
