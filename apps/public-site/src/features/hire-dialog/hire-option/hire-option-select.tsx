import { Field, isolated } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { priceLabel } from '../../../shared/price-label.ts';
import { SOMETHING_ELSE, type HireableService } from './hire-option.ts';

type HireOptionSelectProps = {
  services: HireableService[];
  /** Empty while nothing is chosen. */
  value: string;
  /** True once a request was sent without a choice. */
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
      label: isolated`${service.title} · ${priceLabel(service)}`,
    })),
    { value: SOMETHING_ELSE, label: 'Something else' },
  ];
  return (
    <Field
      label="What do you need?"
      isRequired
      {...(isMissing && { error: 'Please choose a service, or something else' })}
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
