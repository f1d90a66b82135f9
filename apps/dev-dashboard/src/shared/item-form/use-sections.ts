import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type SectionsOptions<V extends FieldValues> = {
  form: UseFormReturn<V>;
  sections: Readonly<Record<string, readonly string[]>>;
  initiallyOpen: readonly string[];
  /** All fields in visual order. */
  fieldOrder: readonly FieldPath<V>[];
};

/** Tracks which sections are open. `focusFirstError` opens the sections with errors and focuses the first invalid field. */
export function useSections<V extends FieldValues>(options: SectionsOptions<V>) {
  const { form, sections, initiallyOpen, fieldOrder } = options;
  const [openSections, setOpenSections] = useState<readonly string[]>(initiallyOpen);

  const getSectionProps = (name: string) => ({
    title: name,
    fields: sections[name] ?? [],
    isOpen: openSections.includes(name),
    onOpenChange: (isOpen: boolean) =>
      setOpenSections((previous) =>
        isOpen ? [...previous, name] : previous.filter((other) => other !== name),
      ),
  });
  const focusFirstError = (errors: FieldErrors<V>) => {
    const invalidSections = Object.keys(sections).filter((name) =>
      sections[name]?.some((field) => field in errors),
    );
    // A field can be focused only after its section is rendered.
    flushSync(() => setOpenSections((previous) => [...new Set([...previous, ...invalidSections])]));
    const first = fieldOrder.find((field) => field in errors);
    if (first) form.setFocus(first);
  };

  return { getSectionProps, focusFirstError };
}

/** Part of what `useSections` returns. */
export type Sections = Pick<ReturnType<typeof useSections>, 'getSectionProps'>;
