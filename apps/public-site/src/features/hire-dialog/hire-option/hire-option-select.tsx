import { formatPrice } from '@showcase/kit/prices';
import { bidi, Field } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { revisionsLabel } from '../../../shared/services/service-facts.ts';
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
      label: bidi`${service.title} · ${formatPrice(service)}`,
    })),
    { value: SOMETHING_ELSE, label: 'Something else' },
  ];
  const selected = services.find(({ id }) => id === value);
  const terms = selected ? describeTerms(selected) : '';
  return (
    <Field
      label="What do you need?"
      isRequired
      {...(terms && { hint: terms })}
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

/** When the work is delivered and how often it is revised. Each package has a delivery time of its own. */
function describeTerms({ duration, metadata }: HireableService) {
  const delivery =
    duration.trim() !== '' && metadata.pricing_model !== 'packages'
      ? bidi`Delivery time: ${duration}`
      : '';
  return [delivery, revisionsLabel(metadata.revisions)].filter(Boolean).join(' · ');
}
