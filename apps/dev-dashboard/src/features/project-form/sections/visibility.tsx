import { projectForm, VISIBILITIES, type ProjectValues } from '@showcase/data/schemas';
import { RadioGroup } from '@showcase/ui';
import { useController } from 'react-hook-form';

const TEXTS = {
  public: { label: 'Public', hint: 'Everyone finds it on your profile, in lists and in search.' },
  unlisted: { label: 'Unlisted', hint: 'Only people who have the link can open it.' },
  draft: { label: 'Draft', hint: 'Only you see it until you publish it.' },
} as const satisfies Record<(typeof VISIBILITIES)[number], object>;

const OPTIONS = VISIBILITIES.map((value) => ({ value, ...TEXTS[value] }));

/** Who sees the project. */
export function Visibility() {
  const { field, fieldState } = useController<ProjectValues, 'visibility'>({ name: 'visibility' });
  return (
    <RadioGroup
      label={projectForm.labels.visibility}
      error={fieldState.error?.message}
      variant="cards"
      options={OPTIONS}
      value={field.value}
      onValueChange={field.onChange}
    />
  );
}
