import { formatPrice } from '@showcase/kit/prices';
import { Field, isolated } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { SOMETHING_ELSE } from '../hire-param.ts';
import type { HireableService } from './hire-option.ts';

type HireOptionSelectProps = {
  services: HireableService[];
  /** Empty if nothing is selected. */
  value: string;
  /** True after an attempt to send without a selection. */
  isMissing: boolean;
  onValueChange: (id: string) => void;
};

export function HireOptionSelect({
  services,
  value,
  isMissing,
  onValueChange,
}: HireOptionSelectProps) {
  const options = [
    ...services.map((service) => ({
      value: service.id,
      label: isolated`${service.title} · ${formatPrice(service)}`,
    })),
    { value: SOMETHING_ELSE, label: 'Something else' },
  ];
  return (
    <Field
      label="What do you need?"
      isRequired
      {...(isMissing && { error: 'Choose a service, or something else' })}
    >
      <Select
        options={options}
        value={value}
        onValueChange={onValueChange}
        placeholder="Choose a service…"
      />
    </Field>
  );
}
