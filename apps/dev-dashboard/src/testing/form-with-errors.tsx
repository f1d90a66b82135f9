import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import { expect } from 'vitest';
import { renderWithData } from '@showcase/data/testing';
import { useSections, type Sections } from '../shared/item-form/use-sections.ts';

type FormWithErrorsOptions<V extends FieldValues> = {
  values: V;
  sections: Readonly<Record<string, readonly string[]>>;
  fields: (sections: Sections) => ReactNode;
};

/** Renders a form's fields with all sections closed. `expectMessageAt` sets an error at a path and expects its message. */
export function renderFormWithErrors<V extends FieldValues>(options: FormWithErrorsOptions<V>) {
  let showError: (path: FieldPath<V>) => void = () => undefined;

  function Form() {
    const form = useForm<V>({ defaultValues: options.values as never });
    const sections = useSections({
      form,
      sections: options.sections,
      initiallyOpen: [],
      fieldOrder: Object.keys(options.values) as FieldPath<V>[],
    });
    // oxlint-disable-next-line react/globals -- how the test reaches the form that it rendered
    showError = (path) => {
      form.clearErrors();
      form.setError(path, { message: `Wrong: ${path}` });
      sections.focusFirstError(form.formState.errors);
    };
    return <FormProvider {...form}>{options.fields(sections)}</FormProvider>;
  }

  renderWithData(<Form />);
  return {
    expectMessageAt: (path: string) => {
      act(() => showError(path as FieldPath<V>));
      expect(screen.queryAllByText(`Wrong: ${path}`), path).not.toHaveLength(0);
    },
  };
}
