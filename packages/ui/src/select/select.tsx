import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { useFieldControl } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { Option, Popup, Positioner, SelectedValue, Trigger } from './select.styles.ts';

export type SelectProps<Option extends string> = Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'onChange' | 'children' | 'type' | 'defaultValue'
> & {
  options: readonly { value: Option; label: string }[];
  /** Empty if nothing is selected. */
  value: Option | '';
  onValueChange: (value: Option) => void;
  placeholder?: string;
};

/** One of several options. Inside a Field, it gets its name, description and state from there. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  name,
  disabled,
  ...rest
}: SelectProps<Value>) {
  const change = (next: unknown) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    // The page's Content-Security-Policy does not allow inline style elements.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value === '' ? null : value}
        onValueChange={change}
        name={name}
        disabled={disabled}
      >
        <Trigger {...useFieldControl()} {...rest}>
          <SelectedValue placeholder={placeholder} />
          <Base.Icon>
            <ChevronDown aria-hidden />
          </Base.Icon>
        </Trigger>
        <Base.Portal>
          <Positioner sideOffset={4} alignItemWithTrigger={false}>
            <Popup>
              {options.map((option) => (
                <Option key={option.value} value={option.value}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden />
                  </Base.ItemIndicator>
                </Option>
              ))}
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
