import { projectForm, projectSchema, serviceForm, serviceSchema } from '@showcase/data/schemas';
import { describe, expect, it } from 'vitest';
import { ProjectFields } from '../features/project-form/project-fields.tsx';
import { ServiceFields } from '../features/service-form/service-fields.tsx';
import { getErrorPaths } from '../testing/error-paths.ts';
import { renderFormWithErrors } from '../testing/form-with-errors.tsx';

const MODELS = ['fixed', 'hourly', 'packages'] as const;
/** Fields that are visible only for some pricing models. */
const FIELD_MODELS: Record<string, (typeof MODELS)[number][]> = {
  duration: ['fixed', 'hourly'],
  price: ['fixed'],
  hourly_rate: ['hourly'],
  estimated_hours: ['hourly'],
  packages: ['packages'],
  newPackage: ['packages'],
};

describe('every error of the schema is visible in the form of a', () => {
  it('project', () => {
    const values = {
      ...projectForm.empty,
      project_type: 'client' as const,
      is_for_sale: true,
      includes_support: true,
    };
    const { expectMessageAt } = renderFormWithErrors({
      values,
      sections: projectForm.sections,
      fields: (sections) => <ProjectFields sections={sections} progress={{}} />,
    });
    const paths = getErrorPaths(projectSchema);
    expect(paths.length).toBeGreaterThan(25);
    paths.forEach(expectMessageAt);
  });

  it.each(MODELS)('service with %s pricing', (pricing_model) => {
    const { expectMessageAt } = renderFormWithErrors({
      values: { ...serviceForm.empty, pricing_model, revisions: 'custom' as const },
      sections: serviceForm.sections,
      fields: (sections) => <ServiceFields sections={sections} progress={{}} />,
    });
    const isVisible = (path: string) =>
      FIELD_MODELS[path.split('.')[0] ?? '']?.includes(pricing_model) ?? true;
    getErrorPaths(serviceSchema).filter(isVisible).forEach(expectMessageAt);
  });
});
