import { PROJECT_TYPES, projectForm, type ProjectValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { Select, Textarea } from '@showcase/ui/controls';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

const TYPE_LABELS = {
  personal: 'Personal',
  client: 'Client',
  education: 'Education',
  opensource: 'Open source',
  hackathon: 'Hackathon',
} as const satisfies Record<(typeof PROJECT_TYPES)[number], string>;

const TYPES = PROJECT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

const LINKS = [
  { name: 'live_url', placeholder: 'https://example.com' },
  { name: 'repo_url', placeholder: 'https://github.com/your-name/project' },
  { name: 'documentation_url', placeholder: 'https://docs.example.com' },
] as const;

export function Links() {
  const { register, formState } = useFormContext<ProjectValues>();
  return LINKS.map(({ name, placeholder }) => (
    <Field key={name} label={projectForm.labels[name]} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} inputMode="url" placeholder={placeholder} />
    </Field>
  ));
}

export function Details() {
  const { register, control, formState } = useFormContext<ProjectValues>();
  const { errors } = formState;
  const type = useWatch({ control, name: 'project_type' });
  return (
    <>
      <Field
        label={projectForm.labels.completion_date}
        hint="Month Year"
        error={errors.completion_date?.message}
      >
        <TextInput {...register('completion_date')} placeholder="June 2026" />
      </Field>
      <Controller
        control={control}
        name="project_type"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <Field label={projectForm.labels.project_type} error={fieldState.error?.message}>
            <Select ref={ref} options={TYPES} value={value} onValueChange={onChange} />
          </Field>
        )}
      />
      {type === 'client' && (
        <Field label={projectForm.labels.client_name} error={errors.client_name?.message}>
          <TextInput {...register('client_name')} />
        </Field>
      )}
      <Field label={projectForm.labels.team_members} error={errors.team_members?.message}>
        <TextInput {...register('team_members')} placeholder="Who else worked on this project" />
      </Field>
      <Field label={projectForm.labels.challenges} error={errors.challenges?.message}>
        <Textarea {...register('challenges')} rows={3} />
      </Field>
      <Field label={projectForm.labels.solutions} error={errors.solutions?.message}>
        <Textarea {...register('solutions')} rows={3} />
      </Field>
    </>
  );
}
